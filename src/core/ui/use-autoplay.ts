import { type FocusEvent, type HTMLAttributes, useEffect, useState } from 'react';
import { useReducedMotion } from './use-reduced-motion';

/** What moves by itself, for the carousel that it moves. */
export interface Autoplay {
  /** It would move: nobody prefers less motion [IMP-21]. */
  readonly isPossible: boolean;
  readonly isStopped: boolean;
  /** It moves: it is not stopped, and nobody is at it. */
  readonly isRunning: boolean;
  readonly setStopped: (isStopped: boolean) => void;
  /** The handlers of what waits while the pointer or the focus is inside. */
  readonly region: HTMLAttributes<HTMLElement>;
}

/**
 * Calls `onTurn` every `seconds` while it may: it is wanted, less motion is not preferred, and it
 * waits for pointer and focus inside [CAR-03, IMP-21]. Given to a `Carousel`, which then has a
 * button that pauses it, and stops it for good when a visitor chooses a slide [CAR-04, IMP-22].
 */
export function useAutoplay(isWanted: boolean, seconds: number, onTurn: () => void): Autoplay {
  const [isStopped, setStopped] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPossible = !useReducedMotion() && isWanted;
  const isRunning = isPossible && !isStopped && !isHovered && !isFocused;
  // biome-ignore lint/correctness/useExhaustiveDependencies: onTurn only sets state.
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(onTurn, seconds * 1000);
    return () => clearInterval(timer);
  }, [isRunning, seconds]);
  return {
    isPossible,
    isStopped,
    isRunning,
    setStopped,
    region: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      // The focus a mouse leaves on a button it pressed does not count: only the keyboard's.
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}
