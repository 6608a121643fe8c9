import { typedDay } from '../../read/typed-date';
import type { Language } from '../page/language';
import { isMonthFirst } from './format-date';

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

/** A day as forms hold it, `2026-11-05`, whatever the language: Swedish writes dates as ISO does. */
export const isoDay = (day: Date): string => day.toLocaleDateString('sv');

/** The day of an ISO text, in the visitor's own time zone; undefined if it is invalid. */
export function parseDay(iso: string): Date | undefined {
  if (typedDay(iso, false) !== iso) return undefined;
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return new Date(year, month - 1, day);
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
  /** Finds the day of another text: the last one of a month. */
  readonly tidy?: (value: string) => string;
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

/** The ISO interval of a typed range, `from - to`; undefined for any other text. */
export function typedRange(text: string, language: Language): string | undefined {
  const [from, to] = text
    .split(/\s+\p{Pd}\s+/u)
    .map((part) => typedDay(part, isMonthFirst(language)));
  const interval = `${from}/${to}`;
  return parseInterval(interval) && interval;
}
