import { type PointerEvent, useEffect } from 'react';
import { type ListboxOptions, useListbox } from './use-listbox';

interface ComboboxOptions<Id> extends ListboxOptions<Id> {
  /** What the open list has, in words, which are announced [IMP-20]; '' while that is not known. */
  readonly found: string;
  readonly announce: (found: string) => void;
}

export type Combobox<Id> = ReturnType<typeof useCombobox<Id>>;

// Beyond either end of the list is the typed text.
const next = (place: number, by: 1 | -1, last: number) =>
  ((place + by + last + 3) % (last + 2)) - 1;

/**
 * A list of a text field, which keeps the focus, by the ARIA combobox pattern [IMP-14]. Spread the
 * result on the elements; `root` contains them all.
 */
export function useCombobox<Id>(options: ComboboxOptions<Id>) {
  const listbox = useListbox(options, { next });
  const { active, setActive, rootProps, listProps, optionProps } = listbox;
  const { announce } = options;
  const found = options.open && options.found;
  useEffect(() => {
    if (found) announce(found);
  }, [found, announce]);
  return {
    active,
    /** A new text was typed: none of its options is active. */
    leave: () => setActive(undefined),
    rootProps,
    fieldProps: {
      ...listbox.openerProps(options.open && options.ids.length > 0),
      ...listbox.activeProps,
      role: 'combobox',
      'aria-autocomplete': 'list',
      autoComplete: 'off',
      onKeyDown: listbox.onKeyDown,
    } as const,
    listProps: (label: string) => ({
      ...listProps(label),
      onPointerDown: (event: PointerEvent) => event.preventDefault(),
    }),
    optionProps,
  };
}
