import type { KeyboardEvent } from 'react';

const stops = 'button:not(:disabled):not([tabindex="-1"])';

/** Moves Tab from a popup's last button to its first and back: the focus stays in it [IMP-13]. */
export function keepFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const box = event.currentTarget;
  const buttons = [...box.querySelectorAll<HTMLElement>(stops)];
  const { activeElement } = box.getRootNode() as Document | ShadowRoot;
  const [edge, next] = event.shiftKey
    ? [buttons.at(0), buttons.at(-1)]
    : [buttons.at(-1), buttons.at(0)];
  if (!next || activeElement !== edge) return;
  event.preventDefault();
  next.focus();
}
