import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { adoptHeldStates, type HeldState, heldAttribute } from './held-states';

interface Props {
  readonly state?: HeldState | undefined;
  /** Which of the inner elements is in the state; by default the first control. */
  readonly on?: string | undefined;
  readonly children: ReactNode;
}

const control = 'a, button, input, select, textarea, [tabindex]';

/** The content looks as if a visitor used it: under the pointer, focused, pressed. */
export function Held({ state, on = control, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = place.current;
    const root = box?.getRootNode();
    if (!box || !state || !(root instanceof ShadowRoot)) return;
    adoptHeldStates(root);
    // A pressed control is also under the pointer.
    const states = state === 'active' ? 'hover active' : state;
    box.querySelector(on)?.setAttribute(heldAttribute, states);
  }, [state, on]);
  return <div ref={place}>{children}</div>;
}
