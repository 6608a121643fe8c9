/** What is wrong and what helps. */
export interface Told {
  /** In the editor's language. */
  readonly text: string;
  /** No editor can correct it: it is of the page's template, its settings or its server. */
  readonly isForDeveloper?: boolean;
  /**
   * Nothing is wrong: it says when a tag shows what is not seen here, or what a picture may lack.
   */
  readonly isNotice?: boolean;
  /** It is of the values of a tag, of which the form of the catalogue tells by itself. */
  readonly isOfValues?: boolean;
  /** The console has it already. */
  readonly isLogged?: boolean;
}

/** Something on the page that whoever edits it can correct. */
export interface Mistake extends Told {
  /** What it is about: a tag's name, or `script`. */
  readonly tag: string;
  /** Where it stands. */
  readonly element: Element;
}

/** A mistake, and what its tag is called on the page. */
export interface NamedMistake extends Mistake {
  /** The tag, by its number too where there are several: `<atria-card-grid> (2/5)`. */
  readonly name: string;
}

/** Names mistakes, among all the tags of the page. */
export const named =
  (elements: readonly Element[]) =>
  (mistake: Mistake): NamedMistake => {
    const { localName } = mistake.element;
    const alike = elements.filter((one) => one.localName === localName);
    const number = `(${alike.indexOf(mistake.element) + 1}/${alike.length})`;
    return { ...mistake, name: `<${localName}>${alike.length > 1 ? ` ${number}` : ''}` };
  };

/** What edit mode gives to a page, for whoever shows what is wrong elsewhere; see help.ts. */
export interface EditedWindow extends Window {
  readonly atria?: { problems?(): readonly Mistake[] };
}
