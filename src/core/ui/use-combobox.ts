import type { PointerEvent } from 'react';
import { type ListboxOptions, useListbox } from './use-listbox';

export type Combobox<Id> = ReturnType<typeof useCombobox<Id>>;

// Beyond either end of the list is the typed text.
const next = (place: number, by: 1 | -1, last: number) =>
  ((place + by + last + 3) % (last + 2)) - 1;

/**
 * A list of a text field, which keeps the focus, by the ARIA combobox pattern [IMP-14]. Spread the
 * result on the elements; `root` contains them all.
 */
export function useCombobox<Id>(options: ListboxOptions<Id>) {
  const listbox = useListbox(options, { next });
  const { active, setActive, rootProps, listProps, optionProps } = listbox;
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
