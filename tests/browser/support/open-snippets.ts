import { readerFor, readSnippet } from '../../../editor/snippet/read-snippet';
import { writeSnippet } from '../../../editor/snippet/write-snippet';

const reader = readerFor('en');

/** What the catalogue offers to copy for the card grid of each opened text. */
export const openSnippets = (texts: readonly string[]): string[] =>
  texts.map((text) => {
    const tag = readSnippet(text, reader).find(({ widget }) => widget?.name === 'card-grid');
    return tag?.widget ? writeSnippet(tag.widget, tag.draft) : '';
  });
