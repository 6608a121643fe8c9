import { typedDay } from '../../read/typed-date';

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
export const startOf = (day: Date): number =>
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

/**
 * A day as forms hold it, `2026-11-05`. Not in the Swedish of `Intl`, which is the same: WebKit (2.50)
 * finds no repeated sign in a text that comes from there (`typedDay`).
 */
export const isoDay = (day: Date): string =>
  new Date(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate())).toJSON().slice(0, 10);

/** The day of an ISO text, in the visitor's own time zone; undefined if it is invalid. */
export function parseDay(iso: string): Date | undefined {
  if (typedDay(iso, false) !== iso) return undefined;
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return new Date(year, month - 1, day);
}
