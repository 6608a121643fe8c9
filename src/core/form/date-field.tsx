import { type KeyboardEvent, useRef, useState } from 'react';
import { useWidget } from '../element/widget-context';
import { formatDate } from '../i18n/formats';
import { useTexts } from '../i18n/use-texts';
import { css, cx } from '../style/css';
import { rem, token } from '../style/tokens';
import { IconButton } from '../ui/icon-button';
import { late } from '../ui/late';
import { Spinner } from '../ui/spinner';
import { useOutsideClick } from '../ui/use-outside-click';
import {
  type DateRange,
  type DateRules,
  datePattern,
  isAllowedDate,
  isAllowedRange,
  parseDate,
  parseRange,
  type RangeLimits,
  rangeSeparator,
} from './date-rules';
import { Field, type FieldProps } from './field';
import { styles as form } from './form.styles';
import { formTexts } from './form.texts';
import { useField } from './form-context';
import { keepFocus } from './keep-focus';

const Calendar = late(() => import('./calendar').then((module) => module.Calendar));

const styles = {
  row: css({ position: 'relative', display: 'grid' }),
  input: css({ paddingInlineEnd: rem(3.25) }),
  button: css({ position: 'absolute', insetBlock: 0, insetInlineEnd: 0, margin: 'auto' }),
  popup: css({
    position: 'absolute',
    insetBlockStart: 'calc(100% + 4px)',
    insetInlineStart: 0,
    zIndex: 30,
    display: 'grid',
    placeItems: 'center',
    minInlineSize: rem(19),
    minBlockSize: rem(19),
    padding: token('space-3'),
    border: `1px solid ${token('color-border')}`,
    borderRadius: token('radius-m'),
    background: token('color-surface'),
    boxShadow: token('shadow-2'),
  }),
};

export interface DateFieldProps extends FieldProps {
  readonly rules?: DateRules;
  /** Picks two dates, `from - to` [UI-04]. */
  readonly range?: RangeLimits;
}

/**
 * A date, typed or picked from a calendar [UI-03..05]. Its value is the text; `parseDate` or
 * `parseRange` reads it. Enter and Tab tidy a typed date; one that may not be chosen is refused
 * by the form's rules (`dateCheck`).
 */
export function DateField({ rules = {}, range, ...props }: DateFieldProps) {
  const { id, value, error, required, set, leave, aria } = useField(props.name);
  const { language } = useWidget();
  const t = useTexts(formTexts);
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useOutsideClick(root, open, () => setOpen(false));
  const show = (day: Date) => formatDate(day, language);
  const showRange = ({ from, to }: DateRange) => show(from) + rangeSeparator + show(to);

  const tidy = () => {
    const day = !range && parseDate(value, language);
    const both = range && parseRange(value, language);
    if (day) set(show(day));
    else if (both) set(showRange(both));
    leave();
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const pick = (picked: Date | Partial<DateRange> | undefined) => {
    if (!picked) return;
    if (picked instanceof Date) {
      set(show(picked));
      close();
    } else if (
      picked.from &&
      picked.to &&
      isAllowedRange(picked as DateRange, rules, range ?? {})
    ) {
      set(showRange(picked as DateRange));
      if (picked.from < picked.to) close();
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      close();
    }
  };
  return (
    <Field hint={datePattern(language)} {...props} id={id} error={error} required={required}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape of what is inside. */}
      <div ref={root} className={styles.row} onKeyDown={onKeyDown}>
        <input
          id={id}
          className={cx(form.control, styles.input)}
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={(event) => set(event.target.value)}
          onBlur={tidy}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            tidy();
          }}
          {...aria}
          aria-describedby={cx(`${id}-hint`, error && `${id}-error`)}
        />
        <span className={styles.button}>
          <IconButton
            ref={button}
            icon="calendar"
            label={`${t('/form/calendar')}: ${props.label}`}
            aria-expanded={open}
            aria-haspopup="dialog"
            onPointerEnter={Calendar.preload}
            onClick={() => setOpen(!open)}
          />
        </span>
        {open && (
          <div
            className={styles.popup}
            role="dialog"
            aria-modal="true"
            aria-label={props.label}
            onKeyDown={keepFocus}
          >
            <Calendar
              fallback={<Spinner />}
              language={language}
              rules={rules}
              range={Boolean(range)}
              selected={range ? parseRange(value, language) : parseDate(value, language)}
              onPick={pick}
            />
          </div>
        )}
      </div>
    </Field>
  );
}

/** Whether a typed date may be chosen: for a form's rule of the field. */
export const isChosenDate = (
  text: string,
  language: Parameters<typeof parseDate>[1],
  rules: DateRules = {},
): boolean => {
  const day = parseDate(text, language);
  return day !== undefined && isAllowedDate(day, rules);
};
