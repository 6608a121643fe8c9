import { readStoredJson, writeStored } from '../page/storage';

const key = 'atria-recent-searches';
const maxKept = 5;

const texts = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : undefined;

/** What was searched for in this browser, the latest first; it goes nowhere else. */
export const recentSearches = (): readonly string[] =>
  readStoredJson('localStorage', key, texts)?.slice(0, maxKept) ?? [];

/** Keeps a text that was searched for; one that is there already moves to the front. */
export function rememberSearch(text: string): void {
  const q = text.trim();
  if (!q) return;
  const others = recentSearches().filter((one) => one.toLowerCase() !== q.toLowerCase());
  writeStored('localStorage', key, JSON.stringify([q, ...others].slice(0, maxKept)));
}

export const clearSearches = (): void => writeStored('localStorage', key, null);
