import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { localeOf } from '../i18n/formats';
import { useSharedTexts } from '../i18n/use-shared-texts';
import type { Language } from '../page/language';
import { css } from '../style/css';
import { media } from '../style/media';
import { rem, token } from '../style/tokens';
import {
  type DateRange,
  type DateRules,
  isAllowedDate,
  isAllowedRange,
  type RangeLimits,
  sameDay,
} from './date-rules';

const nav = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(2.5),
  blockSize: rem(2.5),
  borderRadius: token('radius-button'),
  '&[aria-disabled=true]': { opacity: 0.35 },
  [media.hover]: { '&:hover': { background: token('color-surface-muted') } },
  svg: { inlineSize: rem(1.125), fill: 'currentColor' },
};

const classNames = {
  root: css({ position: 'relative' }),
  month_caption: css({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: rem(2.5),
    paddingInline: token('space-2'),
    fontWeight: token('font-weight-bold'),
    textTransform: 'capitalize',
  }),
  nav: css({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0, display: 'flex' }),
  button_previous: css(nav),
  button_next: css(nav),
  month_grid: css({ borderCollapse: 'collapse' }),
  weekday: css({
    inlineSize: rem(2.5),
    color: token('color-text-muted'),
    fontSize: token('font-size-s'),
    fontWeight: token('font-weight-body'),
  }),
  day: css({ padding: 0, textAlign: 'center' }),
  day_button: css({
    display: 'grid',
    placeItems: 'center',
    inlineSize: rem(2.5),
    blockSize: rem(2.5),
    borderRadius: token('radius-button'),
    fontVariantNumeric: 'tabular-nums',
    '&:disabled': { opacity: 0.4, textDecoration: 'line-through' },
    [media.hover]: { '&:hover:enabled': { background: token('color-surface-muted') } },
  }),
  today: css({ fontWeight: token('font-weight-bold'), textDecoration: 'underline' }),
  selected: css({
    '& > button': { background: token('color-primary'), color: token('color-on-primary') },
  }),
  outside: css({ color: token('color-text-muted') }),
};

export interface CalendarProps {
  readonly language: Language;
  readonly rules: DateRules;
  /** Of a range; without them a single day is picked. */
  readonly limits: RangeLimits | undefined;
  readonly selected: DateRange | undefined;
  /** Called when a day, or the second one of a range, was picked. */
  readonly onPick: (picked: DateRange) => void;
}

const ordered = (one: Date, other: Date): DateRange =>
  one < other ? { from: one, to: other } : { from: other, to: one };

/** What the calendar is called in a language, and the language's names of months and days. */
function useWords(language: Language) {
  const locale = localeOf(language);
  const t = useSharedTexts();
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, options);
    return (day: Date) => formatter.format(day);
  };
  const month = format({ month: 'long', year: 'numeric' });
  return {
    lang: locale,
    formatters: { formatCaption: month, formatWeekdayName: format({ weekday: 'short' }) },
    labels: {
      labelNext: () => t('/shared/next'),
      labelPrevious: () => t('/shared/previous'),
      labelDayButton: format({ dateStyle: 'full' }),
      labelGrid: month,
    },
  };
}

/** A month to pick days from, usable with the arrow keys [IMP-17]; loaded on first use only. */
export function Calendar({ language, rules, limits, selected, onPick }: CalendarProps) {
  const words = useWords(language);
  // The first day of a range, until the second is picked [UI-04].
  const [first, setFirst] = useState<Date>();
  const reaches = (day: Date, from: Date) =>
    sameDay(day, from) || isAllowedRange(ordered(from, day), rules, limits ?? {});
  const isDisabled = (day: Date) =>
    !isAllowedDate(day, rules) || (first !== undefined && !reaches(day, first));
  const pick = (day: Date) => {
    if (!limits) return onPick({ from: day, to: day });
    const range = ordered(first ?? day, day);
    if (first && isAllowedRange(range, rules, limits)) onPick(range);
    else setFirst(day);
  };
  const shown = first ? { from: first, to: first } : selected;
  const [firstYear, lastYear] = rules.years ?? [];
  return (
    <DayPicker
      {...words}
      classNames={classNames}
      autoFocus
      showOutsideDays
      weekStartsOn={1}
      disabled={isDisabled}
      mode="range"
      selected={shown}
      onSelect={(_, day) => pick(day)}
      {...(shown && { defaultMonth: shown.from })}
      {...(firstYear !== undefined && { startMonth: new Date(firstYear, 0) })}
      {...(lastYear !== undefined && { endMonth: new Date(lastYear, 11) })}
      {...(rules.min && { startMonth: rules.min })}
      {...(rules.max && { endMonth: rules.max })}
    />
  );
}
