import { useState } from 'react';
import { keepHere, keepLast, keptHere } from '../kept';
import { useKept } from '../use-kept';
import {
  beginOf,
  emptyHistory,
  historyFrom,
  type PageHistory,
  type Step,
  stepTo,
  textOf,
  wentBy,
} from './page-history';
import type { PendingSource } from './pending-source';

/** The edited page: its text alone is its state, all else is read from it. */
export interface EditedPage {
  readonly history: PageHistory;
  readonly text: string;
  readonly step: (step: Step) => void;
  readonly go: (by: 1 | -1) => void;
  /** Puts one pending HTML in place of another; undefined for none. */
  readonly pend: (before: PendingSource | undefined, after: PendingSource | undefined) => void;
}

/** The page of this window with its history; undefined if there is none. */
export const keptHistory = (): PageHistory | undefined => historyFrom(keptHere('page'));

/** Stores a page, so that a reload or a closed window loses nothing. */
export function keepHistory(history: PageHistory, before = emptyHistory): void {
  const text = textOf(history);
  const isSamePage = beginOf(history) === beginOf(before);
  if (text) keepLast('page', text, isSamePage ? textOf(before) : undefined);
  const whole = JSON.stringify(history);
  const alone = JSON.stringify({ ...history, steps: [history.steps[history.at]], at: 0 });
  // The storage of a browser is limited: then only the text is stored, not its history.
  if (whole.length < 2_000_000) keepHere('page', whole, alone);
  else keepHere('page', alone);
}

/** The page of this window, stored in the browser with its history. */
export function usePage(): EditedPage {
  const [history, setHistory] = useState(() => keptHistory() ?? emptyHistory);
  useKept(history, keepHistory);
  return {
    history,
    text: textOf(history),
    step: (step) => setHistory((now) => stepTo(now, step)),
    go: (by) => setHistory((now) => wentBy(now, by)),
    pend: (before, after) =>
      setHistory((now) => ({
        ...now,
        pending: [...now.pending.filter((one) => one !== before), ...(after ? [after] : [])],
      })),
  };
}
