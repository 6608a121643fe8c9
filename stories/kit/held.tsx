import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { adoptHeldStates, type HeldState, heldAttribute } from './held-states';

interface Props {
  readonly state?: HeldState | undefined;
  /** Which of what is inside is held; the first control without it. */
  readonly on?: string | undefined;
  readonly children: ReactNode;
}

const control = 'a, button, input, select, textarea, [tabindex]';

/** What is inside looks as if a hand were on it: below the pointer, focused, pressed. */
export function Held({ state, on = control, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = place.current;
    const root = box?.getRootNode();
    if (!box || !state || !(root instanceof ShadowRoot)) return;
    adoptHeldStates(root);
    // Whoever presses has the pointer there as well.
    const states = state === 'active' ? 'hover active' : state;
    box.querySelector(on)?.setAttribute(heldAttribute, states);
  }, [state, on]);
  return <div ref={place}>{children}</div>;
}
