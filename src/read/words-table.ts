/**
 * A text by its code, and what is put into its places. What the widgets themselves report, to any
 * visitor's console, has its English as its code, so that they need no table.
 */
export interface Coded {
  readonly code: string;
  readonly params?: Params | undefined;
}

type One = string | number | Coded;
/** What is put into a place: a text, a number, another text by its code, or several of these. */
export type Param = One | readonly One[];
export type Params = Readonly<Record<string, Param | undefined>>;

/** Says a text in a language. An unknown code is said as it is. */
export type Say = (code: string, params?: Params) => string;

/** A row of a `.words.tsv` file: its code, as `what`, and its text by language. */
export interface WordsRow extends Readonly<Record<string, string>> {
  readonly what: string;
  readonly en: string;
}

/** The rows of a `.words.tsv` file: the first line names the columns. */
export function wordsRows(file: string): readonly WordsRow[] {
  const [head = [], ...rows] = file
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'));
  return rows.map((row) => {
    const texts = Object.fromEntries(head.map((name, at) => [name, row[at] ?? '']));
    return { ...texts, what: texts.what ?? '', en: texts.en ?? '' };
  });
}

/** The code of a row; that of a `text` is its English. */
export const codeOf = ({ what, en }: WordsRow): string => (what === 'text' ? en : what);

/** A text with `{name}` replaced by the parameter of that name, which `say` says if it is a code. */
const filled = (text: string, params: Params, say: Say): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) =>
    [params[name] ?? place]
      .flat()
      .map((one) => (typeof one === 'object' ? say(one.code, one.params) : one))
      .join(', '),
  );

/** Says the texts whose code is their English. */
export const sayEnglish: Say = (code, params = {}) => filled(code, params, sayEnglish);

/** The parts of a text in brackets, with the place in each. */
const parts = /\[([^[\]{}]*\{(\w+)\}[^[\]{}]*)\]/g;

/**
 * Says the texts of a table in a language, with `{name}` replaced by the parameter of that name. A
 * part in brackets with a place in it, `[; known: {known}]`, is left out where that parameter is
 * absent or empty. A text with a parameter `count` may have a row for each form of the plural:
 * `parts_one` and `parts_other`, by the names of `Intl.PluralRules`, and `parts_zero` for none.
 *
 * @param language the column
 * @param locale the language for the plural: `sv`
 */
export function sayIn(rows: readonly WordsRow[], language: string, locale: string): Say {
  const texts = new Map(rows.map((row) => [codeOf(row), row[language] || row.en]));
  const plural = new Intl.PluralRules(locale);
  const say: Say = (code, params = {}) => {
    const { count } = params;
    const forms =
      typeof count === 'number' ? [count === 0 ? '_zero' : '', `_${plural.select(count)}`] : [];
    const form = [...forms, '', '_other'].find((one) => texts.has(code + one));
    const text = texts.get(code + (form ?? '')) ?? code;
    const isGiven = (name: string) => [params[name] ?? ''].flat().join('') !== '';
    const whole = text.replace(parts, (_, part: string, name: string) =>
      isGiven(name) ? part : '',
    );
    return filled(whole, params, say);
  };
  return say;
}
