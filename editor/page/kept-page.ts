import { historyFrom, type PageHistory, textOf } from './page-history';

const key = 'atria-editor page';

/** The page of this window with its steps; undefined where there is none. */
export function keptHistory(): PageHistory | undefined {
  try {
    return historyFrom(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** The text of the page that was edited last in this browser, also in another window; '' of none. */
export function lastPage(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a page, so that a reload or a closed window loses nothing. */
export function keepHistory(history: PageHistory): void {
  const text = textOf(history);
  const step = history.steps[history.at];
  const alone = { steps: [step], at: 0 };
  const whole = JSON.stringify(history);
  try {
    if (text) localStorage.setItem(key, text);
    // What a browser keeps is limited: then the text counts, not the way to it.
    sessionStorage.setItem(key, whole.length < 2_000_000 ? whole : JSON.stringify(alone));
  } catch {
    // Full or forbidden: the page can be copied still.
  }
}
