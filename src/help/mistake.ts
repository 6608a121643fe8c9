/** Something on the page that whoever edits it can mend. */
export interface Mistake {
  /** What it is about: a tag's name, or `script`. */
  readonly tag: string;
  /** What is wrong and what helps, in the editor's language. */
  readonly text: string;
  /** Where it stands. */
  readonly element: Element;
  /** The console has it already. */
  readonly isLogged?: boolean;
}
