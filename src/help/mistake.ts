import type { Coded, Say } from '../read/words-table';

/** A problem and its remedy; they are said where they are shown. */
export interface Told extends Coded {
  /** Whether no editor can correct it: it is in the page's template, its settings or its server. */
  readonly isForDeveloper?: boolean;
  /** Whether nothing is wrong: it says when a hidden tag shows, or what a picture may lack. */
  readonly isNotice?: boolean;
  /** Whether it is in the values of a tag, which the form of the catalogue reports itself. */
  readonly isOfValues?: boolean;
  /** Whether the console has it already. */
  readonly isLogged?: boolean;
}

/** Something on the page that its editor can correct. */
export interface Mistake extends Told {
  /** Its subject: a tag's name, or `script`. */
  readonly tag: string;
  /** Where it is. */
  readonly element: Element;
}

/** A mistake as edit mode shows it, and as other code gets it, in the language of the page. */
export interface ShownMistake extends Mistake {
  /** The tag, with its number if there are several: `<atria-card-grid> (2/5)`. */
  readonly name: string;
  readonly text: string;
}

/** Adds to mistakes their texts, and their names among all the tags of the page. */
export const shownIn =
  (elements: readonly Element[], say: Say) =>
  (mistake: Mistake): ShownMistake => {
    const { localName } = mistake.element;
    const alike = elements.filter((one) => one.localName === localName);
    const number = `(${alike.indexOf(mistake.element) + 1}/${alike.length})`;
    return {
      ...mistake,
      name: `<${localName}>${alike.length > 1 ? ` ${number}` : ''}`,
      text: say(mistake.code, mistake.params),
    };
  };

/** What edit mode adds to a page's window, for code that shows mistakes elsewhere; see help.ts. */
export interface EditedWindow extends Window {
  readonly atria?: { problems?(): readonly ShownMistake[] };
}
