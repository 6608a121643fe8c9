import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../style/css';
import { dropdownStyles as styles } from './dropdown.styles';
import { Icon } from './icon';
import { useOutsideClick } from './use-outside-click';

export interface DropdownItem<Id extends string | number = string> {
  readonly id: Id;
  readonly label: string;
}

export interface DropdownProps<Id extends string | number> {
  /** What is chosen, as the name of the list and the text of the button while nothing is. */
  readonly label: string;
  readonly items: readonly DropdownItem<Id>[];
  readonly selected: readonly Id[];
  /** Called with the item that was chosen or given up. */
  readonly onChange: (id: Id) => void;
  /** More than one can be chosen: the list stays open and the button keeps its label. */
  readonly multiple?: boolean;
  readonly className?: string;
}

const keys = { ArrowDown: 1, ArrowUp: -1 } as const;

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
  const [active, setActive] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const id = useId();
  useOutsideClick(root, open, () => setOpen(false));
  useEffect(() => {
    if (!open) return;
    list.current?.focus({ preventScroll: true });
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [open, active]);

  const show = () => {
    const first = items.findIndex((item) => selected.includes(item.id));
    setActive(Math.max(first, 0));
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const choose = (index: number) => {
    const item = items[index];
    if (!item) return;
    onChange(item.id);
    if (!multiple) close();
  };
  const jump = (letter: string) => {
    const now = Date.now();
    const text = (now - typed.current.at < 700 ? typed.current.text : '') + letter.toLowerCase();
    typed.current = { text, at: now };
    const found = items.findIndex((item) => item.label.toLowerCase().startsWith(text));
    if (found >= 0) setActive(found);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key in keys) {
      const next = active + keys[key as keyof typeof keys];
      setActive(Math.min(Math.max(next, 0), items.length - 1));
    } else if (key === 'Home') setActive(0);
    else if (key === 'End') setActive(items.length - 1);
    else if (key === 'Enter' || key === ' ') choose(active);
    else if (key === 'Escape') close();
    else if (key === 'Tab') return setOpen(false);
    else if (key.length === 1) jump(key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const chosen = items.filter((item) => selected.includes(item.id));
  const shown = multiple ? label : (chosen[0]?.label ?? label);
  return (
    <div className={cx(styles.root, className)} ref={root}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={shown === label ? undefined : `${label}: ${shown}`}
        onClick={() => (open ? setOpen(false) : show())}
        onKeyDown={(event) => {
          if (!(event.key in keys)) return;
          event.preventDefault();
          show();
        }}
      >
        <span>
          {shown}
          {multiple && chosen.length > 0 && ` (${chosen.length})`}
        </span>
        <Icon name="chevron-down" size={1} />
      </button>
      {open && (
        <div
          ref={list}
          id={id}
          role="listbox"
          tabIndex={-1}
          className={styles.list}
          aria-label={label}
          aria-multiselectable={multiple}
          aria-activedescendant={`${id}-${active}`}
          onKeyDown={onKeyDown}
        >
          {items.map((item, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keys.
            // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus.
            <div
              key={item.id}
              id={`${id}-${index}`}
              role="option"
              className={styles.option}
              aria-selected={selected.includes(item.id)}
              data-active={index === active || undefined}
              onClick={() => choose(index)}
              onPointerMove={() => setActive(index)}
            >
              {multiple && (
                <span className={styles.check}>
                  {selected.includes(item.id) && <Icon name="check" size={1} />}
                </span>
              )}
              <span>{item.label}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
