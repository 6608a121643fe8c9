import type { UiLanguage } from './ui-languages';

/**
 * The subject of a row of words: a field's name, a value to choose, or a sentence of the contract.
 */
export type Kind = 'title' | 'summary' | 'search' | 'label' | 'choice' | 'text' | 'example';

/** A row of a `.words.tsv` file: its subject, and its words by language. */
export interface WordsRow extends Readonly<Record<UiLanguage, string>> {
  /** `label heading`, `choice lazy`; a kind alone if the English sentence identifies it. */
  readonly what: string;
}

const files = import.meta.glob<string>(
  ['/src/widgets/*/*.words.tsv', '/src/catalogue/shared.words.tsv'],
  { query: '?raw', import: 'default', eager: true },
);

function rowsOf(file: string): readonly WordsRow[] {
  return file
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => {
      const [what = '', en = '', fi = '', se = ''] = line.split('\t');
      return { what, en, fi, se };
    });
}

/** The words beside the contract of each widget, by its name, and those that widgets share, by ''. */
export const wordRows: ReadonlyMap<string, readonly WordsRow[]> = new Map(
  Object.entries(files).map(([path, file]) => [
    /widgets\/([^/]+)\//.exec(path)?.[1] ?? '',
    rowsOf(file),
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
export type Say = (kind: Kind, name: string, english?: string) => string;

/** The words for a widget's contract and examples. */
export const sayingOf =
  (widget: string, ui: UiLanguage): Say =>
  (kind, name, english = name) =>
    name && (rowOf(widget, kind, name, english)?.[ui] || english);
