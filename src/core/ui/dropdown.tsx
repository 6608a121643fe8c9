import { useState } from 'react';
import { cx } from '../style/css';
import { visuallyHidden } from '../style/visually-hidden';
import { Badge } from './badge';
import { styles } from './dropdown.styles';
import { drawIcon } from './icon';
import { useSelect } from './use-select';

export interface DropdownItem<Id extends string | number = string> {
  readonly id: Id;
  readonly label: string;
}

export interface DropdownProps<Id extends string | number> {
  /** The name of the list, and the text of the button while nothing is chosen. */
  readonly label: string;
  readonly items: readonly DropdownItem<Id>[];
  readonly selected: readonly Id[];
  /** Called with the item that was chosen or deselected. */
  readonly onChange: (id: Id) => void;
  /** Whether several can be chosen: the list stays open and the button keeps its label. */
  readonly multiple?: boolean;
  readonly className?: string;
}

/**
 * A button with a list to choose from [UI-09, IMP-15]. Arrow keys, Home and End move, letters
 * jump, Enter or Space chooses, Escape and a press outside close.
 */
export function Dropdown<Id extends string | number>({
  label,
  items,
  selected,
  onChange,
  multiple,
  className,
}: DropdownProps<Id>) {
  const [open, setOpen] = useState(false);
  const listbox = useSelect({
    open,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    ids: items.map(({ id }) => id),
    onChoose: onChange,
    start: items.find((item) => selected.includes(item.id))?.id,
    textOf: (id) => items.find((item) => item.id === id)?.label ?? '',
    multiple,
  });
  const chosen = items.filter((item) => selected.includes(item.id));
  const shown = (!multiple && chosen[0]?.label) || label;
  const count = multiple ? chosen.length : 0;
  return (
    <div className={cx(styles.root, className)} {...listbox.rootProps}>
      <button
        type="button"
        className={styles.button}
        aria-label={shown === label ? undefined : `${label}: ${shown}`}
        {...listbox.buttonProps}
      >
        <span>
          <span>{shown}</span>
          {count > 0 && <span className={visuallyHidden}>{` (${count})`}</span>}
        </span>
        {drawIcon('chevron-down', 1)}
        {count > 0 && (
          <span aria-hidden>
            <Badge>{count}</Badge>
          </span>
        )}
      </button>
      {open && (
        <div className={styles.list} {...listbox.listProps(label)}>
          {items.map((item) => (
            <div
              key={item.id}
              className={styles.option}
              {...listbox.optionProps(item.id, selected.includes(item.id))}
            >
              <span className={styles.check}>
                {selected.includes(item.id) && drawIcon('check', 1)}
              </span>
              <span>{item.label}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
