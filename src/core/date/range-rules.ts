import { typedDay } from '../../read/typed-date';
import type { Language } from '../page/language';
import type { DateField } from './date-field';
import { type DateRules, isAllowedDate, parseDay, startOf } from './date-rules';
import { isMonthFirst } from './format-date';

export interface DateRange {
  readonly from: Date;
  readonly to: Date;
}

/** Limits of a range in days, both ends counted [UI-04]. */
export interface RangeLimits {
  readonly minDays?: number;
  readonly maxDays?: number;
}
export interface RangeField extends DateField {
  readonly limits: RangeLimits;
}

/** The range of an ISO interval, `2026-11-05/2026-11-09`; undefined if it is invalid. */
export function parseInterval(iso: string): DateRange | undefined {
  const [from, to, more] = iso.split('/').map(parseDay);
  return from && to && !more && from <= to ? { from, to } : undefined;
}

/** Whether a range is within its limits and both ends may be chosen. */
export function isAllowedRange(
  { from, to }: DateRange,
  rules: DateRules,
  { minDays = 1, maxDays = Infinity }: RangeLimits,
): boolean {
  const days = Math.round((startOf(to) - startOf(from)) / 86_400_000) + 1;
  return (
    isAllowedDate(from, rules) && isAllowedDate(to, rules) && days >= minDays && days <= maxDays
  );
}

/** The ISO interval of a typed range, `from - to`; undefined for any other text. */
export function typedRange(text: string, language: Language): string | undefined {
  const [from, to] = text
    .split(/\s+\p{Pd}\s+/u)
    .map((part) => typedDay(part, isMonthFirst(language)));
  const interval = `${from}/${to}`;
  return parseInterval(interval) && interval;
}
