import { slotOf } from '../../core/element/own-elements';
import type { AccordionProps } from './accordion.contract';
import type { OwnDetails } from './use-own-details';

/** One panel, wherever it was written. */
export interface Panel {
  readonly heading: string;
  /** Its text, if it has one of its own. */
  readonly content?: string;
  /** Else the slot with what the page has for it; '' is the one for all between the tags. */
  readonly slot?: string;
  readonly open: boolean;
  /** The page's hash, without `#`, that opens it; '' for none. */
  readonly hash: string;
}

/**
 * All panels of an accordion in order: that of its heading, those of the block, those of the page's
 * own `details`.
 *
 * @param id Id of the element in the page, whose hash opens the panel with the heading.
 */
export function panelsOf(
  { heading, content, open, items, oneOpen }: AccordionProps,
  id: string,
  details: readonly OwnDetails[],
): { readonly panels: readonly Panel[]; readonly isGroup: boolean } {
  const all: readonly Panel[] = [
    ...(heading ? [{ heading, content, slot: '', open, hash: id }] : []),
    ...items.map((item) => ({ ...item, hash: item.id })),
    ...details.map((one, index) => ({ ...one, slot: slotOf(index), hash: one.id })),
  ];
  const isGroup = oneOpen || details.some(({ isGrouped }) => isGrouped);
  const first = all.findIndex((panel) => panel.open);
  // Of a group the first that is open stays so.
  const panels = isGroup ? all.map((panel, at) => ({ ...panel, open: at === first })) : all;
  return { panels, isGroup };
}
