/** A piece of text in a source, in one language. */
export interface Unit {
  /** Its name in its file: a text's key, with a number where a text is made of several pieces. */
  readonly id: string;
  readonly text: string;
}

/** Texts of a file in a language; a text that is missing is not among them. */
export type Units = readonly Unit[];

/** A file with texts in several languages. */
export interface Source {
  /** Its path in the project. */
  readonly path: string;
  /** Whether it is translated into a language. */
  readonly isFor: (language: string) => boolean;
  /** What it holds in a language. */
  readonly unitsIn: (language: string) => Units;
  /** What helps a translator with a text. */
  readonly noteOf: (id: string) => string;
  /** The file with another text, `''` of a language that has none yet for it. */
  readonly withText: (language: string, id: string, text: string) => string;
}

/** The numbers of the places that a text has for what it is about, in order: `{0}`. */
export const placesIn = (text: string): readonly string[] =>
  [...new Set(text.match(/\{\d\}/g))].sort();
