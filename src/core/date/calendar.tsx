import { DayPicker } from 'react-day-picker';
import { useWidget } from '../element/widget-context';
import type { Say } from '../form/form-context';
import { cachedFormatter } from '../i18n/formats';
import { localeOf } from '../page/language';
import { styles } from './calendar.styles';
import type { CalendarProps, DateField } from './date-field';
import { isAllowedDate, isoDay, parseDay } from './date-rules';

const forms = {
  month: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'short' },
  day: { dateStyle: 'full' },
} as const;
const formatterOf = cachedFormatter(
  (locale, form: keyof typeof forms) => new Intl.DateTimeFormat(locale, forms[form]),
);

/** What all calendars have: texts and names in the page's language, the months between the limits. */
export function useCalendar({ rules }: DateField, say: Say, shown: Date | undefined) {
  const { language } = useWidget();
  const nameOf = (form: keyof typeof forms) => (day: Date) =>
    formatterOf(language, form).format(day);
  const month = nameOf('month');
  const { years } = rules;
  const { min = years && new Date(years[0], 0), max = years && new Date(years[1], 11) } = rules;
  return {
    lang: localeOf(language),
    formatters: { formatCaption: month, formatWeekdayName: nameOf('weekday') },
    labels: {
      labelNext: () => say('/shared/next'),
      labelPrevious: () => say('/shared/previous'),
      labelNav: () => say('/date/months'),
      labelDayButton: (day: Date, { today }: { readonly today?: boolean }) =>
        nameOf('day')(day) + (today ? `, ${say('/date/today')}` : ''),
      labelGrid: month,
    },
    classNames: styles,
    autoFocus: true,
    showOutsideDays: true,
    fixedWeeks: true,
    weekStartsOn: 1,
    ...(shown && { defaultMonth: shown }),
    ...(min && { startMonth: min }),
    ...(max && { endMonth: max }),
  } as const;
}

/** A month to pick a day from, usable with the arrow keys [IMP-17]; loaded on first use only. */
export function Calendar({ declared, value, say, onPick }: CalendarProps) {
  const selected = parseDay(value);
  return (
    <DayPicker
      {...useCalendar(declared, say, selected)}
      mode="single"
      selected={selected}
      disabled={(day) => !isAllowedDate(day, declared.rules)}
      onSelect={(_, day) => onPick(isoDay(day))}
    />
  );
}
