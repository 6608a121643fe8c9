import { formMistakes } from '../model/mistakes';
import type { ReadTag } from './read-snippet';

/** How much is wrong with a tag: as it is written, and with what it says. */
export const wrongIn = ({ widget, draft, mistakes }: ReadTag): number =>
  mistakes.length +
  (widget ? formMistakes(widget.contract, widget.fields, draft.values).length : 0);
