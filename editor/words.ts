import { type WordsRow, wordsRows } from '../src/read/words-table';
import type { UiLanguage } from './ui-languages';

/**
 * The subject of a row of words: a field's name, a value to choose, or a sentence of the contract.
 */
export type Kind = 'title' | 'summary' | 'search' | 'label' | 'choice' | 'text' | 'example';

const files = import.meta.glob<string>(
  ['/src/widgets/*/*.words.tsv', '/src/catalogue/shared.words.tsv'],
  { query: '?raw', import: 'default', eager: true },
);

/**
 * The words beside the contract of each widget, by its name, and those that widgets share, by ''.
 * A row's `what` is `label heading`, `choice lazy`; a kind alone if the English sentence identifies
 * it.
 */
export const wordRows: ReadonlyMap<string, readonly WordsRow[]> = new Map(
  Object.entries(files).map(([path, file]) => [
    /widgets\/([^/]+)\//.exec(path)?.[1] ?? '',
    wordsRows(file),
  ]),
);

/** The key of a row: contract and examples have one title, summary and list of search words. */
export const keyOf = (what: string, english: string): string =>
  /^(text|example)$/.test(what) ? `${what} ${english}` : what;

const known = new Map(
  [...wordRows].map(([name, rows]) => [
    name,
    new Map(rows.map((row) => [keyOf(row.what, row.en), row])),
  ]),
);

/** The words of a widget for a subject: its own, else the shared ones. */
export function rowOf(
  widget: string,
  kind: Kind,
  name: string,
  english = name,
): WordsRow | undefined {
  const key = keyOf(kind === 'label' || kind === 'choice' ? `${kind} ${name}` : kind, english);
  return known.get(widget)?.get(key) ?? known.get('')?.get(key);
}

/**
 * The words for a subject in a language of the catalogue: by the name of a field or a choice, else
 * by the sentence.
 */
export type Wording = (kind: Kind, name: string, english?: string) => string;

/** The words for a widget's contract and examples. */
export const sayingOf =
  (widget: string, ui: UiLanguage): Wording =>
  (kind, name, english = name) =>
    name && (rowOf(widget, kind, name, english)?.[ui] || english);
