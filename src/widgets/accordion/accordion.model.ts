import { slotOf } from '../../core/element/own-elements';
import type { AccordionProps } from './accordion.contract';
import type { OwnDetails } from './use-own-details';

/** One panel, from any of its sources. */
export interface Panel {
  readonly heading: string;
  /** Its own text, if it has one. */
  readonly content?: string;
  /** Else the slot with the page's content; '' is the one slot for all between the tags. */
  readonly slot?: string;
  /** Whether it is open at first. */
  readonly open: boolean;
  /** The group in which only one is open at a time; '' for none. */
  readonly group: string;
  /** The page's hash, without `#`, that opens it; '' for none. */
  readonly hash: string;
}

/**
 * All panels of an accordion in order: that of its heading, those of the block, those of the page's
 * own `details`.
 *
 * @param id Id of the element in the page; its hash opens the panel with the heading.
 */
export function panelsOf(
  { heading, content, open, items, oneOpen }: AccordionProps,
  id: string,
  details: readonly OwnDetails[],
): readonly Panel[] {
  const group = '';
  const all: readonly Panel[] = [
    ...(heading ? [{ heading, content, slot: '', open, hash: id, group }] : []),
    ...items.map((item) => ({ ...item, hash: item.id, group })),
    ...details.map((one, index) => ({ ...one, slot: slotOf(index), hash: one.id })),
  ];
  return oneOpen ? all.map((panel) => ({ ...panel, group: 'all' })) : all;
}

/** The visitor's presses: whether a panel is open, by its index. */
export type Toggled = Readonly<Record<number, boolean>>;

/** Whether each panel is open; of a group only the first that is open at first. */
export function openOf(panels: readonly Panel[], toggled: Toggled): readonly boolean[] {
  const isFirst = ({ group }: Panel, at: number) =>
    !group || panels.findIndex((one) => one.group === group && one.open) === at;
  return panels.map((panel, at) => toggled[at] ?? (panel.open && isFirst(panel, at)));
}

/** Opens or closes a panel; opening one of a group closes its others. */
export function toggle(panels: readonly Panel[], toggled: Toggled, at: number, open: boolean) {
  const group = open && panels[at]?.group;
  const others = panels.flatMap((one, index) => (group && one.group === group ? [index] : []));
  return { ...toggled, ...Object.fromEntries(others.map((index) => [index, false])), [at]: open };
}
