import { useEffect, useState } from 'react';
import { useReducedMotion } from './use-reduced-motion';

/** How a carousel moves by itself. */
export interface Autoplay {
  /** Seconds between turns. */
  readonly seconds: number;
  /** The index after one; the first after the last. */
  readonly next: (index: number) => number;
}

/**
 * Calls `onTurn` every so many seconds while allowed: wanted, not stopped [CAR-04, IMP-22], no
 * visitor at the carousel [CAR-03], and less motion not preferred [IMP-21].
 */
export function useAutoplay(
  autoplay: Autoplay | false | undefined,
  isHeld: boolean,
  onTurn: (autoplay: Autoplay) => void,
) {
  const [isStopped, setStopped] = useState(false);
  const possible = !useReducedMotion() && autoplay;
  const running = !isStopped && !isHeld && possible;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other slides bring another autoplay.
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(onTurn, running.seconds * 1000, running);
    return () => clearInterval(timer);
  }, [running]);
  return { isPossible: Boolean(possible), isStopped, isRunning: Boolean(running), setStopped };
}
