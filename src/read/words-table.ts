/** A text by its code, and what is put into its places. */
export interface Coded {
  readonly code: string;
  readonly params?: Params | undefined;
}

/** What is put into a place: a text, a number, several texts, or another text by its code. */
export type Param = string | number | readonly string[] | Coded;
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

/**
 * Says the texts of a table in a language, with `{name}` replaced by the parameter of that name. A
 * text with a parameter `count` may have a row for each form of the plural: `parts_one` and
 * `parts_other`, by the names of `Intl.PluralRules`, and `parts_zero` for none.
 *
 * @param language the column
 * @param locale the language for the plural: `sv`
 */
export function sayIn(rows: readonly WordsRow[], language: string, locale: string): Say {
  const texts = new Map(rows.map((row) => [row.what, row[language] || row.en || '']));
  const plural = new Intl.PluralRules(locale);
  const said = (param: Param): string => {
    if (typeof param === 'object' && 'code' in param) return say(param.code, param.params);
    return typeof param === 'object' ? param.join(', ') : `${param}`;
  };
  const say: Say = (code, params = {}) => {
    const { count } = params;
    const forms =
      typeof count === 'number' ? [count === 0 && '_zero', `_${plural.select(count)}`] : [];
    const form = [...forms, '', '_other'].find((one) => one !== false && texts.has(code + one));
    const text = texts.get(code + (form || '')) ?? code;
    return text.replace(/\{(\w+)\}/g, (place, name: string) => {
      const param = params[name];
      return param === undefined ? place : said(param);
    });
  };
  return say;
}
