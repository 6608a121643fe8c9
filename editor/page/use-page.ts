import { useState } from 'react';
import { useKept } from '../use-kept';
import { keepHistory, keptHistory } from './kept-page';
import { emptyHistory, type PageHistory, type Step, stepTo, textOf, wentBy } from './page-history';

/** The edited page: its text alone is its state, all else is read from it. */
export interface EditedPage {
  readonly history: PageHistory;
  readonly text: string;
  readonly step: (step: Step) => void;
  readonly go: (by: 1 | -1) => void;
}

/** The page of this window, stored in the browser with its history. */
export function usePage(): EditedPage {
  const [history, setHistory] = useState(() => keptHistory() ?? emptyHistory);
  useKept(history, keepHistory);
  return {
    history,
    text: textOf(history),
    step: (step) => setHistory((before) => stepTo(before, step)),
    go: (by) => setHistory((before) => wentBy(before, by)),
  };
}
