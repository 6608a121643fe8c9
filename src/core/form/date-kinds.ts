import * as v from 'valibot';
import {
  type DateRules,
  isAllowedDate,
  isAllowedRange,
  parseDay,
  parseInterval,
  type RangeLimits,
} from './date-rules';
import type { DateField, DateRangeField, FieldOptions, Wire } from './field';

interface DateOptions extends FieldOptions<string> {
  /** Which days can be picked or typed [UI-03]. */
  readonly rules?: DateRules;
}

/** Sends a day as an ISO string at midnight UTC, '' for none. */
export const asMidnight = (name: string): Wire<string> => ({
  names: [name],
  write: (value) => ({ [name]: value && `${value}T00:00:00.000Z` }),
  read: (data) => String(data[name] ?? '').replace(/T00:00:00(\.000)?Z$/, ''),
});

/** A day, typed or picked [UI-03, UI-05]. */
export const date = (label: string, { rules = {}, ...options }: DateOptions = {}): DateField => ({
  kind: 'date',
  label,
  rules,
  empty: '',
  isEmpty: (value) => value.trim() === '',
  schema: v.pipe(
    v.string(),
    v.check((value) => {
      const day = parseDay(value);
      return value.trim() === '' || (day !== undefined && isAllowedDate(day, rules));
    }, '/form/date-wrong'),
  ),
  wire: asMidnight,
  ...options,
});

/** A first and a last day, typed or picked [UI-04]; sent as an ISO interval. */
export const dateRange = (
  label: string,
  { rules = {}, limits = {}, ...options }: DateOptions & { readonly limits?: RangeLimits } = {},
): DateRangeField => ({
  kind: 'date-range',
  label,
  rules,
  limits,
  empty: '',
  isEmpty: (value) => value.trim() === '',
  schema: v.pipe(
    v.string(),
    v.check((value) => {
      const range = parseInterval(value);
      return value.trim() === '' || (range !== undefined && isAllowedRange(range, rules, limits));
    }, '/form/date-wrong'),
  ),
  ...options,
});
