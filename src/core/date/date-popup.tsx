import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Say } from '../form/form-context';
import { nextFrame } from '../page/next-frame';
import { IconButton } from '../ui/icon-button';
import { late } from '../ui/late';
import { showWhole } from '../ui/show-whole';
import { Spinner } from '../ui/spinner';
import { useOutsideClick } from '../ui/use-outside-click';
import type { CalendarProps } from './calendar';
import { styles } from './date-popup.styles';
import type { DateLimits, DateRange } from './date-rules';

const Calendar = late(() => import('./calendar'), 'Calendar');

const stops = 'button:not(:disabled):not([tabindex="-1"])';

/** Moves Tab from a popup's last button to its first and back: the focus stays in it [IMP-13]. */
function keepFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const box = event.currentTarget;
  const buttons = [...box.querySelectorAll<HTMLElement>(stops)];
  const { activeElement } = box.getRootNode() as Document | ShadowRoot;
  const [edge, next] = event.shiftKey
    ? [buttons.at(0), buttons.at(-1)]
    : [buttons.at(-1), buttons.at(0)];
  if (!next || activeElement !== edge) return;
  event.preventDefault();
  next.focus();
}

/** The calendar, a frame after the popup: slow drawing must not delay the reaction to a press. */
function LateCalendar(props: CalendarProps) {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    nextFrame(() => setTimeout(() => setPainted(true)));
  }, []);
  return isPainted ? <Calendar fallback={<Spinner />} {...props} /> : <Spinner />;
}

export interface DatePopupProps extends DateLimits {
  /** The field's label, which names the popup. */
  readonly label: string;
  readonly say: Say;
  readonly range: DateRange | undefined;
  readonly onPick: (range: DateRange) => void;
}

/** The button of a date field and the calendar that it opens. */
export function DatePopup({ label, say, rules, limits, range, onPick }: DatePopupProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useOutsideClick(root, open, () => setOpen(false));
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    // Otherwise the browser would close the dialog around it, too.
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape of what is inside.
    <div ref={root} onKeyDown={onKeyDown}>
      <span className={styles.button}>
        <IconButton
          ref={button}
          icon="calendar"
          label={`${say('/form/calendar')}: ${label}`}
          aria-expanded={open}
          aria-haspopup="dialog"
          onPointerEnter={Calendar.preload}
          onClick={() => setOpen(!open)}
        />
      </span>
      {open && (
        <div
          ref={showWhole}
          className={styles.popup}
          role="dialog"
          aria-modal="true"
          aria-label={label}
          onKeyDown={keepFocus}
        >
          <LateCalendar
            rules={rules}
            limits={limits}
            selected={range}
            onPick={(picked) => {
              onPick(picked);
              close();
            }}
          />
        </div>
      )}
    </div>
  );
}
