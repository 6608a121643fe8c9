import { type Language, languages } from '../page/language';

/**
 * A text, in which `{0}` and `{1}` stand for what it is about (counts, names), in order; or, where
 * its words change with that, a function that makes it.
 */
// biome-ignore lint/suspicious/noExplicitAny: each text names its own arguments.
export type Text = string | ((...given: any[]) => string);

/** A text in the four languages, in their order; a missing one is a type error [I18N-05]. */
export type TextEntry = readonly [fi: Text, en: Text, se: Text, de: Text];
export type Texts = Readonly<Record<string, TextEntry>>;

/** Declares texts by key, the languages in their order: `'/cart/heading': [fi, en, se, de]`. */
export const defineTexts = <const T extends Texts>(texts: T): T => texts;

/** What an entry says in a language. */
export const textIn = <E extends TextEntry>(entry: E, language: Language): E[number] =>
  entry[languages.indexOf(language)] as E[number];

type Value = string | number;
type HolesOf<V> = V extends `${string}{2}${string}`
  ? [Value, Value, Value]
  : V extends `${string}{1}${string}`
    ? [Value, Value]
    : V extends `${string}{0}${string}`
      ? [Value]
      : [];
type ArgumentsOf<E> = E extends readonly (infer V)[]
  ? V extends (...given: infer A) => string
    ? A
    : HolesOf<V>
  : [];

/** Looks a text up by key; keys and arguments are checked against the declaration. */
export type Translate<T extends Texts> = <K extends keyof T & string>(
  key: K,
  ...given: ArgumentsOf<T[K]>
) => string;
