import { formMistakes } from '../model/mistakes';
import type { ReadTag } from './read-snippet';

/** The number of mistakes in a tag: in its writing and in its values. */
export const wrongIn = ({ widget, draft, mistakes }: ReadTag): number =>
  mistakes.length +
  (widget ? formMistakes(widget.contract, widget.fields, draft.values).length : 0);
