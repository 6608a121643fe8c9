/** A piece of text in a source, in one language. */
export interface Unit {
  /** Its name in its file: a text's key, with a number if a text has several pieces. */
  readonly id: string;
  readonly text: string;
}

/** Texts of a file in a language, without missing ones. */
export type Units = readonly Unit[];

/** A file with texts in several languages. */
export interface Source {
  /** Its path in the project. */
  readonly path: string;
  /** Whether it is translated into a language; with an id, whether that text is. */
  readonly isFor: (language: string, id?: string) => boolean;
  /** Its texts in a language. */
  readonly unitsIn: (language: string) => Units;
  /** A note that helps a translator with a text. */
  readonly noteOf: (id: string) => string;
  /** The file with another text, also for a language that has none yet. */
  readonly withText: (language: string, id: string, text: string) => string;
}

/** A text's places for what is put into it, in order: `{0}`, `{name}`. */
export const placesIn = (text: string): readonly string[] =>
  [...new Set(text.match(/\{\w+\}/g))].sort();
