import type { Values } from '../model/values';

/** A text in the language of the page. */
export type Say = (finnish: string, english: string, swedish: string, german: string) => string;

/** A piece of a ready page: an element with text, or a widget with its values. */
export type Piece =
  | { readonly element: 'h1' | 'h2' | 'p'; readonly words: string }
  | { readonly widget: string; readonly values: Values };

/** A page with which an editor may start. */
export type ReadyPage = (say: Say) => readonly Piece[];

export const heading = (words: string): Piece => ({ element: 'h1', words });
export const subheading = (words: string): Piece => ({ element: 'h2', words });
export const paragraph = (words: string): Piece => ({ element: 'p', words });
export const widget = (name: string, values: Values = {}): Piece => ({ widget: name, values });
