import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useOutsideClick } from './use-outside-click';

export interface ListboxOptions {
  readonly open: boolean;
  /** Asked for by an arrow key, and for a select by its button. */
  readonly onOpen: () => void;
  /** Escape, a choice, a press outside, or the focus that leaves. */
  readonly onClose: () => void;
  /** How many options there are. */
  readonly count: number;
  /** Called with the index of the option that was chosen. */
  readonly onChoose: (index: number) => void;
  /**
   * Makes a select: the list has the focus, and letters jump to the option whose text begins with
   * them. Without it the list belongs to a text field, which keeps the focus.
   */
  readonly textOf?: (index: number) => string;
  /** Index of the option a select opens at; the first without it. */
  readonly start?: number;
  /** A choice leaves the list open. */
  readonly multiple?: boolean | undefined;
}
export type Listbox = ReturnType<typeof useListbox>;

/** How long letters typed one after the other count as one word, in ms. */
const wordPause = 700;

/**
 * A list to choose from, by the ARIA patterns of a select-only listbox and of a combobox: arrow
 * keys, Enter, Escape, letters, a press outside [IMP-14, IMP-15]. Spread what it returns on the
 * elements; `root` holds them all. Keys with Ctrl, Alt or Cmd are the browser's.
 */
export function useListbox(options: ListboxOptions) {
  const { open, onOpen, onClose, count, onChoose, textOf, start = 0, multiple } = options;
  const isSelect = textOf !== undefined;
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const [active, setActive] = useState(-1);
  useOutsideClick(root, open, onClose);

  const find = (selector: string) => root.current?.querySelectorAll<HTMLElement>(selector) ?? [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it opens or closes.
  useEffect(() => {
    if (!open) setActive(-1);
    else if (isSelect) find('[role=listbox]')[0]?.focus({ preventScroll: true });
  }, [open]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each option.
  useEffect(() => {
    if (open && active >= 0) find('[role=option]')[active]?.scrollIntoView({ block: 'nearest' });
  }, [open, active]);

  const show = () => {
    if (isSelect) setActive(Math.max(start, 0));
    onOpen();
  };
  const close = () => {
    onClose();
    if (isSelect) find('[aria-haspopup=listbox]')[0]?.focus();
  };
  const choose = (index: number) => {
    if (index < 0 || index >= count) return;
    onChoose(index);
    if (!multiple) close();
  };
  const move = (step: 1 | -1) => {
    const last = count - 1;
    if (isSelect) return setActive(Math.min(Math.max(active + step, 0), last));
    // Past either end of a combobox's list lies the text that was typed.
    const next = active + step;
    setActive(next > last ? -1 : next < -1 ? last : next);
  };
  const jump = (letter: string) => {
    const now = Date.now();
    const isNew = now - typed.current.at > wordPause;
    const text = (isNew ? '' : typed.current.text) + letter.toLowerCase();
    typed.current = { text, at: now };
    for (let index = 0; index < count; index++)
      if (textOf?.(index).toLowerCase().startsWith(text)) return setActive(index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, nativeEvent } = event;
    if (ctrlKey || metaKey || altKey || nativeEvent.isComposing) return;
    const arrow = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : undefined;
    if (arrow && !open) show();
    else if (!open) return;
    else if (arrow) move(arrow);
    else if (key === 'Enter' && active >= 0) choose(active);
    else if (key === 'Escape') close();
    else if (!isSelect) return;
    else if (key === 'Home') setActive(0);
    else if (key === 'End') setActive(count - 1);
    else if (key === ' ') choose(active);
    else if (key === 'Tab') return onClose();
    else if (key.length === 1) jump(key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const expanded = open && (isSelect || count > 0);
  const state = {
    'aria-haspopup': 'listbox',
    'aria-expanded': expanded,
    'aria-controls': expanded ? id : undefined,
  } as const;
  const current = { 'aria-activedescendant': active >= 0 ? `${id}-${active}` : undefined };
  return {
    /** Index of the option the keyboard stands on, -1 for none. */
    active,
    setActive,
    rootProps: {
      ref: root as React.RefObject<never>,
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (open && relatedTarget && !currentTarget.contains(relatedTarget)) onClose();
      },
    },
    /** Of a select's button. */
    buttonProps: {
      ...state,
      onClick: () => (open ? onClose() : show()),
      onKeyDown: (event: KeyboardEvent) => open || onKeyDown(event),
    },
    /** Of a combobox's text field. */
    fieldProps: {
      ...state,
      ...current,
      role: 'combobox',
      'aria-autocomplete': 'list',
      autoComplete: 'off',
      onKeyDown,
    } as const,
    /** Of the list, by its name. */
    listProps: (label: string) =>
      ({
        id,
        role: 'listbox',
        'aria-label': label,
        'aria-multiselectable': multiple || undefined,
        ...(isSelect
          ? { ...current, tabIndex: -1, onKeyDown }
          : { onPointerDown: (event: PointerEvent) => event.preventDefault() }),
      }) as const,
    optionProps: (index: number, isSelected: boolean) =>
      ({
        id: `${id}-${index}`,
        role: 'option',
        'aria-selected': isSelected,
        'data-active': index === active || undefined,
        onClick: () => choose(index),
        onPointerMove: isSelect ? () => setActive(index) : undefined,
      }) as const,
  };
}
