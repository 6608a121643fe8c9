import { type Example, isState } from '../../src/catalogue/examples';
import { draftOf } from '../drafts';
import { emptyDraft } from './values';
import type { EditorWidget } from './widgets';

/**
 * The examples with which a form may start, by name: each fills it differently. Examples of a state
 * of the back end, or of the page's address, are not included.
 */
export function startsOf({ examples }: Pick<EditorWidget, 'examples'>): [string, Example][] {
  const known = new Set([JSON.stringify(emptyDraft)]);
  return Object.entries(examples).filter(([, example]) => {
    if (isState(example) || example.query) return false;
    const written = JSON.stringify(draftOf(example));
    if (known.has(written)) return false;
    known.add(written);
    return true;
  });
}
