import { widgetsIn } from '../../../editor/model/widgets';
import { readSnippet } from '../../../editor/snippet/read-snippet';
import { writeSnippet } from '../../../editor/snippet/write-snippet';
import { textsIn } from '../../../editor/texts';
import { wordsFor } from '../../../src/help/words';

const reader = { widgets: widgetsIn('en'), say: wordsFor('en'), texts: textsIn.en };

/** What the catalogue offers to copy for the card grid of each opened text. */
export const openSnippets = (texts: readonly string[]): string[] =>
  texts.map((text) => {
    const tag = readSnippet(text, reader).find(({ widget }) => widget?.name === 'card-grid');
    return tag?.widget ? writeSnippet(tag.widget, tag.draft) : '';
  });
