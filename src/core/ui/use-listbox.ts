import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { isComposing } from './is-composing';
import { useOutsideClick } from './use-outside-click';

export interface ListboxOptions<Id> {
  readonly open: boolean;
  /** Called by an arrow key, and for a select by its button. */
  readonly onOpen: () => void;
  /** Escape, a choice, a press outside, or loss of the focus; also for a closed list. */
  readonly onClose: () => void;
  /** The options in their order, each with a stable id. */
  readonly ids: readonly Id[];
  readonly onChoose: (id: Id) => void;
  /** Whether the list stays open after a choice. */
  readonly multiple?: boolean | undefined;
}

/** The differences between the kinds of lists. */
interface Kind {
  /** The place after an arrow key; -1 is none. */
  readonly next: (place: number, by: 1 | -1, last: number) => number;
  /** Handles a key that lists do not handle, and returns whether it did. */
  readonly onKey?: (key: string) => boolean;
  /** Called when a choice or Escape has closed the list. */
  readonly onDone?: () => void;
}

/**
 * The shared part of `useSelect` and `useCombobox`: the active option, arrow keys, Enter, Escape, a
 * press outside [IMP-14, IMP-15]. Keys with Ctrl, Alt or Cmd belong to the browser.
 */
export function useListbox<Id>(options: ListboxOptions<Id>, { next, onKey, onDone }: Kind) {
  const { open, onOpen, onClose, ids, onChoose, multiple } = options;
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const [marked, setActive] = useState<Id>();
  // The options may have changed: one that is gone is no longer active.
  const place = marked === undefined ? -1 : ids.indexOf(marked);
  const active = ids[place];
  useOutsideClick(root, open, onClose);
  useEffect(() => {
    if (!open) setActive(undefined);
  }, [open]);
  useEffect(() => {
    if (open && active !== undefined)
      root.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [open, active]);

  const close = () => {
    onClose();
    onDone?.();
  };
  const choose = (chosen: Id | undefined) => {
    if (chosen === undefined) return;
    onChoose(chosen);
    if (!multiple) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, nativeEvent } = event;
    if (ctrlKey || metaKey || altKey || isComposing(nativeEvent)) return;
    const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : undefined;
    if (by && !open) onOpen();
    else if (!open) return;
    else if (by) setActive(ids[next(place, by, ids.length - 1)]);
    else if (key === 'Enter' && active !== undefined) choose(active);
    else if (key === 'Escape') close();
    else if (!onKey?.(key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    /** The option the keyboard is on. */
    active,
    setActive,
    choose,
    onKeyDown,
    rootProps: {
      ref: root as RefObject<never>,
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) onClose();
      },
    },
    openerProps: (isExpanded: boolean) =>
      ({
        'aria-haspopup': 'listbox',
        'aria-expanded': isExpanded,
        'aria-controls': isExpanded ? id : undefined,
      }) as const,
    /** Props of the element with the focus while the list is open. */
    activeProps: { 'aria-activedescendant': active === undefined ? undefined : `${id}-${place}` },
    listProps: (label: string) =>
      ({
        id,
        role: 'listbox',
        'aria-label': label,
        'aria-multiselectable': multiple || undefined,
      }) as const,
    optionProps: (option: Id, isSelected: boolean) =>
      ({
        id: `${id}-${ids.indexOf(option)}`,
        role: 'option',
        'aria-selected': isSelected,
        'data-active': option === active || undefined,
        onClick: () => choose(option),
      }) as const,
  };
}
