import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { comparable, folded } from '../../read/compare';
import { type ListboxOptions, useListbox } from './use-listbox';

export interface SelectOptions<Id> extends ListboxOptions<Id> {
  /** The text of an option; a typed letter jumps to the next text that begins with it. */
  readonly textOf: (id: Id) => string;
  /** The option that is active at first; by default the first. */
  readonly start?: Id | undefined;
}

/** Shows all of what opens beside its button: away from the window's side and lower edge. */
function showWhole(box: HTMLElement | null): void {
  if (!box) return;
  const beyond = box.getBoundingClientRect().right + 8 - document.documentElement.clientWidth;
  box.style.translate = `${-Math.max(0, beyond)}px`;
  box.style.scrollMargin = '8px';
  box.scrollIntoView({ block: 'nearest' });
}

/** How long after each other letters count as one word, in ms. */
const wordPause = 700;

const next = (place: number, by: 1 | -1, last: number) => Math.min(Math.max(place + by, 0), last);

/**
 * A button and the list that it opens, which then has the focus, by the ARIA pattern of a
 * select-only listbox [IMP-15]. Spread the result on the elements; `root` contains them all.
 */
export function useSelect<Id>({ textOf, start, ...options }: SelectOptions<Id>) {
  const { open, ids, onOpen, onClose } = options;
  const typed = useRef({ text: '', at: 0 });
  const list = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const show = () => {
    setActive(start ?? ids[0]);
    onOpen();
  };
  const jump = (letter: string) => {
    const now = Date.now();
    const { text: before, at } = typed.current;
    const text = (now - at > wordPause ? '' : before) + letter;
    typed.current = { text, at: now };
    const by = (read: typeof folded) => ids.find((id) => read(textOf(id)).startsWith(read(text)));
    const found = by(comparable) ?? by(folded);
    if (found !== undefined) setActive(found);
  };
  const onKey = (key: string) => {
    if (key === 'Home') setActive(ids[0]);
    else if (key === 'End') setActive(ids.at(-1));
    else if (key === ' ') choose(active);
    else if (key.length === 1) jump(key);
    else {
      // The focus moves on by itself.
      if (key === 'Tab') onClose();
      return false;
    }
    return true;
  };
  const onDone = () => button.current?.focus();
  const listbox = useListbox({ ...options, onOpen: show }, { next, onKey, onDone });
  const { active, setActive, choose, rootProps, listProps, optionProps } = listbox;

  useLayoutEffect(() => {
    if (open) list.current?.focus({ preventScroll: true });
    showWhole(list.current);
  }, [open]);
  return {
    rootProps,
    buttonProps: {
      ...listbox.openerProps(open),
      ref: button,
      onClick: () => (open ? onClose() : show()),
      onKeyDown: (event: KeyboardEvent) => open || listbox.onKeyDown(event),
    },
    listProps: (label: string) => ({
      ...listProps(label),
      ...listbox.activeProps,
      ref: list as RefObject<never>,
      tabIndex: -1,
      onKeyDown: listbox.onKeyDown,
    }),
    optionProps: (id: Id, isSelected: boolean) => ({
      ...optionProps(id, isSelected),
      onPointerMove: () => setActive(id),
    }),
  };
}
