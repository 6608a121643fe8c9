import { useEffect, useLayoutEffect, useState } from 'react';
import { nextFrame } from '../page/next-frame';
import { useListener } from '../page/use-listener';
import { IconButton } from '../ui/icon-button';
import { Spinner } from '../ui/spinner';
import { useDialog } from '../ui/use-dialog';
import type { CalendarProps } from './date-field';
import { styles } from './date-popup.styles';

/** Pixels between the dialog and its field or an edge of the window. */
const gap = 4;

/**
 * Places a dialog below its field, or above it where the window ends: within the form if that is as
 * wide, and always within the window.
 */
function place(dialog: HTMLElement, field: Element): void {
  const { offsetWidth: width, offsetHeight: height } = dialog;
  const { left, top, bottom } = field.getBoundingClientRect();
  const form = (field.closest('form') ?? field).getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isLow = bottom + gap + height > clientHeight - gap && top - gap - height >= gap;
  const y = isLow ? top - gap - height : bottom + gap;
  const x = Math.max(form.left, Math.min(left, form.right - width));
  dialog.style.left = `${Math.max(gap, Math.min(x, clientWidth - gap - width))}px`;
  dialog.style.top = `${Math.max(gap, Math.min(y, clientHeight - gap - height))}px`;
}

interface DatePopupProps extends CalendarProps {
  /** The field's label, which names the popup. */
  readonly label: string;
}

/** The calendar, a frame after its dialog: slow drawing must not delay the reaction to a press. */
function DateDialog({
  label,
  onClose,
  ...props
}: DatePopupProps & { readonly onClose: () => void }) {
  const { calendar: Calendar } = props.declared;
  const [isPainted, setPainted] = useState(false);
  const { ref, ...dialog } = useDialog({ open: true, onClose });
  const placeIt = () => {
    const field = ref.current?.parentElement;
    if (ref.current && field) place(ref.current, field);
  };
  useLayoutEffect(placeIt);
  useListener('resize', placeIt);
  useEffect(() => {
    nextFrame(() => setTimeout(() => setPainted(true)));
  }, []);
  return (
    <dialog ref={ref} className={styles.dialog} aria-label={label} {...dialog}>
      <div className={styles.content}>
        {isPainted ? <Calendar fallback={<Spinner />} {...props} /> : <Spinner />}
      </div>
    </dialog>
  );
}

/** The button of a date field and the dialog with the calendar that it opens [IMP-13]. */
export function DatePopup(props: DatePopupProps) {
  const { declared, label, say, onPick } = props;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <span className={styles.button}>
        <IconButton
          icon="calendar"
          label={`${say('/date/calendar')}: ${label}`}
          aria-expanded={open}
          aria-haspopup="dialog"
          onPointerEnter={declared.calendar.preload}
          onClick={({ currentTarget }) => {
            // Where a press does not focus a button: the focus comes back to it.
            currentTarget.focus();
            setOpen(true);
          }}
        />
      </span>
      {open && (
        <DateDialog
          {...props}
          onClose={close}
          onPick={(picked) => {
            onPick(picked);
            close();
          }}
        />
      )}
    </>
  );
}
