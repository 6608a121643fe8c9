import { useLayoutEffect, useRef } from 'react';
import { focusedIn } from '../../../core/ui/focused-in';
import type { Action, Done } from './actions.model';

/** The element to focus after an action, as a selector in the board. */
function goalOf({ does }: Action, { week, card, place }: Done): string | undefined {
  if (does === 'add' || does === 'drop') return undefined;
  if (does !== 'remove') return `[data-key="${card.key}"] [data-part=${does}]`;
  const { day, index } = place;
  const beside = week[day][index] ?? week[day][index - 1];
  return beside ? `[data-key="${beside.key}"] [data-part=remove]` : `[data-day=${day}] h4`;
}

/**
 * Keeps the focus in the edited board, whatever is removed, moved or restored: on the button that
 * moved with its card, beside a removed card, else on the heading of the week.
 *
 * @param state after whose change the focus is corrected
 * @returns the board's ref and its heading's; `keep` is called before each change
 */
export function useKeptFocus(state: unknown) {
  const board = useRef<HTMLDivElement>(null);
  const fallback = useRef<HTMLHeadingElement>(null);
  // Undefined if the focus was elsewhere.
  const before = useRef<{ readonly goal: string | undefined }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change.
  useLayoutEffect(() => {
    const { current: place } = before;
    before.current = undefined;
    const root = board.current;
    if (!root || !place) return;
    const found = place.goal && root.querySelector<HTMLElement>(place.goal);
    if (found) found.focus();
    else if (!focusedIn(root)) fallback.current?.focus();
  }, [state]);
  return {
    board,
    fallback,
    keep: (action?: Action, done?: Done) => {
      const isInside = focusedIn(board.current) !== null;
      before.current = isInside ? { goal: action && done && goalOf(action, done) } : undefined;
    },
  };
}
