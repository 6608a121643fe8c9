import { DayPicker, type Matcher } from 'react-day-picker';
import { localeOf } from '../i18n/formats';
import { useSharedTexts } from '../i18n/use-shared-texts';
import type { Language } from '../page/language';
import { css } from '../style/css';
import { media } from '../style/media';
import { rem, token } from '../style/tokens';
import { type DateRange, type DateRules, isAllowedDate } from './date-rules';

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
  readonly selected: Date | DateRange | undefined;
  readonly range?: boolean | undefined;
  readonly onPick: (picked: Date | Partial<DateRange> | undefined) => void;
}

/** A month to pick days from, usable with the arrow keys [IMP-17]; loaded on first use only. */
export function Calendar({ language, rules, selected, range, onPick }: CalendarProps) {
  const locale = localeOf(language);
  const t = useSharedTexts();
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, options);
    return (day: Date) => formatter.format(day);
  };
  const disabled: Matcher = (day: Date) => !isAllowedDate(day, rules);
  const [first, last] = rules.years ?? [];
  const shared = {
    classNames,
    disabled,
    autoFocus: true,
    showOutsideDays: true,
    weekStartsOn: 1 as const,
    lang: locale,
    ...(first !== undefined && { startMonth: new Date(first, 0) }),
    ...(last !== undefined && { endMonth: new Date(last, 11) }),
    ...(rules.min && { startMonth: rules.min }),
    ...(rules.max && { endMonth: rules.max }),
    formatters: {
      formatCaption: format({ month: 'long', year: 'numeric' }),
      formatWeekdayName: format({ weekday: 'short' }),
    },
    labels: {
      labelNext: () => t('/shared/next'),
      labelPrevious: () => t('/shared/previous'),
      labelDayButton: format({ dateStyle: 'full' }),
      labelGrid: format({ month: 'long', year: 'numeric' }),
    },
  };
  if (range) {
    const given = selected as DateRange | undefined;
    return (
      <DayPicker
        {...shared}
        mode="range"
        selected={given}
        {...(given && { defaultMonth: given.from })}
        onSelect={(picked) => onPick(picked as Partial<DateRange> | undefined)}
      />
    );
  }
  const day = selected as Date | undefined;
  return (
    <DayPicker
      {...shared}
      mode="single"
      selected={day}
      {...(day && { defaultMonth: day })}
      onSelect={onPick}
    />
  );
}
