import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { useWidget } from '../element/widget-context';
import { keptFormatter } from '../i18n/formats';
import { useSharedTexts } from '../i18n/use-shared-texts';
import { useTexts } from '../i18n/use-texts';
import { locales } from '../page/language';
import { styles } from './calendar.styles';
import { calendarTexts } from './calendar.texts';
import {
  type DateLimits,
  type DateRange,
  isAllowedDate,
  isAllowedRange,
  sameDay,
} from './date-rules';

export interface CalendarProps extends DateLimits {
  readonly selected: DateRange | undefined;
  /** Called when a day, or the second one of a range, was picked. */
  readonly onPick: (picked: DateRange) => void;
}

const ordered = (one: Date, other: Date): DateRange =>
  one < other ? { from: one, to: other } : { from: other, to: one };

const forms = {
  month: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'short' },
  day: { dateStyle: 'full' },
} as const;
const formatterOf = keptFormatter(
  (locale, form: keyof typeof forms) => new Intl.DateTimeFormat(locale, forms[form]),
);

/** The calendar's texts in a language, and the language's names of months and days. */
function useWords() {
  const { language } = useWidget();
  const t = useSharedTexts();
  const own = useTexts(calendarTexts);
  const nameOf = (form: keyof typeof forms) => (day: Date) =>
    formatterOf(language, form).format(day);
  const month = nameOf('month');
  return {
    lang: locales[language],
    formatters: { formatCaption: month, formatWeekdayName: nameOf('weekday') },
    labels: {
      labelNext: () => t('/shared/next'),
      labelPrevious: () => t('/shared/previous'),
      labelNav: () => own('/calendar/months'),
      labelDayButton: (day: Date, { today }: { readonly today?: boolean }) =>
        nameOf('day')(day) + (today ? `, ${own('/calendar/today')}` : ''),
      labelGrid: month,
    },
  };
}

/** A month to pick days from, usable with the arrow keys [IMP-17]; loaded on first use only. */
export function Calendar({ rules, limits, selected, onPick }: CalendarProps) {
  const words = useWords();
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
  const { years } = rules;
  const { min = years && new Date(years[0], 0), max = years && new Date(years[1], 11) } = rules;
  const onSelect = (_: unknown, day: Date) => pick(day);
  return (
    <DayPicker
      {...words}
      classNames={styles}
      autoFocus
      showOutsideDays
      fixedWeeks
      weekStartsOn={1}
      disabled={isDisabled}
      {...(limits
        ? { mode: 'range', selected: shown, onSelect }
        : { mode: 'single', selected: shown?.from, onSelect })}
      {...(shown && { defaultMonth: shown.from })}
      {...(min && { startMonth: min })}
      {...(max && { endMonth: max })}
    />
  );
}
