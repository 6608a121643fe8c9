import { historyFrom, type PageHistory, textOf } from './page-history';

const key = 'atria-editor page';

/** The page of this window with its history; undefined if there is none. */
export function keptHistory(): PageHistory | undefined {
  try {
    return historyFrom(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** The text of the page last edited in this browser, in any window; '' without one. */
export function lastPage(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Stores a page, so that a reload or a closed window loses nothing. */
export function keepHistory(history: PageHistory): void {
  const text = textOf(history);
  const step = history.steps[history.at];
  const alone = { steps: [step], at: 0 };
  const whole = JSON.stringify(history);
  try {
    if (text) localStorage.setItem(key, text);
    // The storage of a browser is limited: then only the text is stored, not its history.
    sessionStorage.setItem(key, whole.length < 2_000_000 ? whole : JSON.stringify(alone));
  } catch {
    // Full or forbidden: the page can still be copied.
  }
}
