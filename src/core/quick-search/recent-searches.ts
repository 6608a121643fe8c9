import { clean } from '../../read/text';
import { readStoredJson, writeStored, writeStoredJson } from '../page/storage';

const key = 'atria-recent-searches';
const maxStored = 5;

const texts = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : undefined;

/** The earlier searches of this browser, the latest first; they are not sent anywhere. */
export const recentSearches = (): readonly string[] =>
  readStoredJson('localStorage', key, texts)?.slice(0, maxStored) ?? [];

/** Stores a text that was searched; one that is stored already moves to the front. */
export function rememberSearch(text: string): void {
  const q = clean(text);
  if (!q) return;
  const others = recentSearches().filter((one) => clean(one).toLowerCase() !== q.toLowerCase());
  writeStoredJson('localStorage', key, [q, ...others].slice(0, maxStored));
}

export const clearSearches = (): void => writeStored('localStorage', key, null);
