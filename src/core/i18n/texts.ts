import { type Language, languages } from '../page/language';

/**
 * A text, with `{0}` and `{1}` for its arguments (counts, names), in order; a function if its words
 * depend on them.
 */
// biome-ignore lint/suspicious/noExplicitAny: each text names its own arguments.
export type Text = string | ((...given: any[]) => string);

/**
 * A text in the languages, in their order: a missing one of the first four is a type error
 * [I18N-05], in another language the English text is used.
 */
export type TextEntry = readonly [
  fi: Text,
  en: Text,
  se: Text,
  de: Text,
  ...more: (Text | undefined)[],
];
export type Texts = Readonly<Record<string, TextEntry>>;

/** Declares texts by key, each in the languages' order: `'/cart/heading': [fi, en, se, de]`. */
export const defineTexts = <const T extends Texts>(texts: T): T => texts;

/** An entry's text in a language. */
export const textIn = <E extends TextEntry>(entry: E, language: Language): NonNullable<E[number]> =>
  entry[languages.indexOf(language)] ?? entry[1];

type Given = string | number;
/** The arguments of a text: one per place, counted from `{0}`. */
type PlacesIn<T, Found extends Given[] = []> = T extends `${string}{${Found['length']}}${string}`
  ? PlacesIn<T, [...Found, Given]>
  : Found;
type ArgumentsIn<T> = T extends (...given: infer A) => string ? A : PlacesIn<T>;

/** Looks a text up by key; keys and arguments are checked against the declaration. */
export type Translate<T extends Texts> = <K extends keyof T & string>(
  key: K,
  ...given: ArgumentsIn<NonNullable<T[K][number]>>
) => string;
