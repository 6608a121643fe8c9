import { clean } from '../../read/text';
import type { Language } from '../page/language';
import { isDayFirst } from './format-date';

/** Which dates can be picked or typed; days are in the visitor's own time zone [UI-03]. */
export interface DateRules {
  readonly min?: Date;
  readonly max?: Date;
  readonly disabled?: readonly Date[];
  /** 0 is Sunday. */
  readonly disabledWeekdays?: readonly number[];
  /** If given, no other date can be chosen. */
  readonly allowed?: readonly Date[];
  /** First and last year. */
  readonly years?: readonly [number, number];
}

export const sameDay = (a: Date, b: Date): boolean => a.toDateString() === b.toDateString();
const startOf = (day: Date): number =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();

/** Whether a date may be chosen. */
export function isAllowedDate(day: Date, rules: DateRules): boolean {
  const { min, max, disabled = [], disabledWeekdays = [], allowed, years } = rules;
  const [first, last] = years ?? [-Infinity, Infinity];
  return (
    (!min || startOf(day) >= startOf(min)) &&
    (!max || startOf(day) <= startOf(max)) &&
    !disabled.some((one) => sameDay(one, day)) &&
    !disabledWeekdays.includes(day.getDay()) &&
    (!allowed || allowed.some((one) => sameDay(one, day))) &&
    day.getFullYear() >= first &&
    day.getFullYear() <= last
  );
}

/** Day, month and year with the same separator, or eight digits alone. */
const typedDay = /^(?=\d+\D|\d{8}$)(\d\d?)([/.-]?)(\d\d?)\2((?:\d\d)?\d\d)$/;

/**
 * A typed date, in the order of `formatDate` [UI-05]. With dots, as on packages, the day is first
 * in every language; `yyyy-mm-dd` is read as it is; a phone's number pad may have only digits. A
 * year of two digits is in this century. Undefined for an invalid date.
 */
export function parseDate(text: string, language: Language): Date | undefined {
  const typed = clean(text).replace(/\s/g, '');
  const [, first = '', sign, second = '', year = ''] = typedDay.exec(typed) ?? [];
  if (!year) return parseDay(typed);
  const [day, month] = isDayFirst(language) || sign === '.' ? [first, second] : [second, first];
  return parseDay([year.padStart(4, '20'), month.padStart(2, '0'), day.padStart(2, '0')].join('-'));
}

/** A day as forms hold it, `2026-11-05`, whatever the language. */
export const isoDay = (day: Date): string =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** The day of an ISO text, in the visitor's own time zone; undefined if it is invalid. */
export function parseDay(iso: string): Date | undefined {
  const [year = 0, month = 0, day = 0] = /^\d{4}-\d\d-\d\d$/.test(iso)
    ? iso.split('-').map(Number)
    : [];
  const date = new Date(year, month - 1, day);
  return isoDay(date) === iso ? date : undefined;
}

/** The range of an ISO interval, `2026-11-05/2026-11-09`; undefined if it is invalid. */
export function parseInterval(iso: string): DateRange | undefined {
  const [from, to, more] = iso.split('/').map(parseDay);
  return from && to && !more && from <= to ? { from, to } : undefined;
}

/** Between the two dates of a range [UI-04]. */
export const rangeSeparator = ' - ';

/** Limits of a range in days, both ends counted [UI-04]. */
export interface RangeLimits {
  readonly minDays?: number;
  readonly maxDays?: number;
}
/** What a date field allows. */
export interface DateLimits {
  readonly rules: DateRules;
  /** The limits of a range; without them the field is for a single day. */
  readonly limits?: RangeLimits | undefined;
}
export interface DateRange {
  readonly from: Date;
  readonly to: Date;
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

/** A typed range, `from - to`. */
export function parseRange(text: string, language: Language): DateRange | undefined {
  const [from, to] = clean(text)
    .split(rangeSeparator)
    .map((part) => parseDate(part, language));
  return from && to && from <= to ? { from, to } : undefined;
}
