import { typedDay } from '../../read/typed-date';
import type { Language } from '../page/language';
import { late } from '../ui/late';
import type { RangeField } from './date-field';
import { type DateOptions, dateField } from './date-kind';
import { type DateRules, isAllowedDate, parseDay, startOf } from './date-rules';
import { isMonthFirst } from './format-date';

const RangeCalendar = late(() => import('./range-calendar'), 'RangeCalendar');

interface RangeOptions extends DateOptions {
  /** The least and the most days, both ends counted [UI-04]. */
  readonly limits?: { readonly minDays?: number; readonly maxDays?: number };
}

/** Whether a range is within its limits and both ends may be chosen. */
export function isAllowedRange(
  from: Date,
  to: Date,
  rules: DateRules,
  { minDays = 1, maxDays = Infinity }: RangeOptions['limits'] = {},
): boolean {
  const days = Math.round((startOf(to) - startOf(from)) / 86_400_000) + 1;
  return (
    isAllowedDate(from, rules) && isAllowedDate(to, rules) && days >= minDays && days <= maxDays
  );
}

/** The first and the last day of an ISO interval, `2026-11-05/2026-11-09`, if it is one. */
export function parseInterval(iso: string): readonly [Date, Date] | undefined {
  const [from, to, more] = iso.split('/').map(parseDay);
  return from && to && !more && from <= to ? [from, to] : undefined;
}

/** The ISO interval of a typed range, `from - to`; undefined for any other text. */
export function typedRange(text: string, language: Language): string | undefined {
  const days = text.split(/\s+\p{Pd}\s+/u).map((part) => typedDay(part, isMonthFirst(language)));
  const interval = days.slice(0, 2).join('/');
  return parseInterval(interval) && interval;
}

/** A first and a last day, typed or picked [UI-04]; sent as an ISO interval. */
export function dateRange(
  label: string,
  { rules = {}, limits, ...options }: RangeOptions = {},
): RangeField {
  const fits: RangeField['fits'] = (from, to) => isAllowedRange(from, to, rules, limits);
  return {
    ...dateField(label, rules),
    kind: 'date-range',
    fits,
    read: typedRange,
    calendar: RangeCalendar,
    fault: (value) => {
      const days = parseInterval(value);
      return days && fits(...days) ? undefined : '/date/wrong';
    },
    ...options,
  };
}
