import { lastDayOf } from '../../read/typed-date';
import type { Field, FieldOptions, Wire } from '../form/field';
import { isBlank, isText } from '../form/kinds/text';
import { late } from '../ui/late';
import { dateTexts } from './date.texts';
import {
  type DateLimits,
  type DateRules,
  isAllowedDate,
  isAllowedRange,
  parseDay,
  parseInterval,
  type RangeLimits,
} from './date-rules';
import { patternKey } from './format-date';

export const DateControl = late(() => import('./date-control'), 'DateControl');

/** The value is an ISO day or interval, `2026-11-05/2026-11-09`, or the typed text without one. */
type DateField = Field<string> & DateLimits;

interface DateOptions extends FieldOptions<string> {
  /** Which days can be picked or typed [UI-03]. */
  readonly rules?: DateRules;
}

/** Sends a day as an ISO string at midnight UTC, '' if there is none. */
export const asMidnight = (name: string): Wire<string> => ({
  names: [name],
  write: (value) => ({ [name]: value && `${value}T00:00:00.000Z` }),
  read: (data) => String(data[name] ?? '').replace(/T00:00:00(\.000)?Z$/, ''),
});

const base = {
  ...{ empty: '', is: isText, isEmpty: isBlank, texts: dateTexts },
  ...{ control: DateControl, height: 2.875 },
  hint: patternKey,
};

/**
 * A day, typed or picked [UI-03, UI-05].
 * @param months whether a month may be typed, as on packages: its last day is sent [FCOMP-03]
 */
export const date = (
  label: string,
  { rules = {}, months, ...options }: DateOptions & { readonly months?: boolean } = {},
): DateField => ({
  ...{ ...base, kind: 'date', label, rules, wire: asMidnight },
  tidy: (value) => (months && lastDayOf(value)) || value,
  fault: (value) => {
    const day = parseDay(value);
    return day && isAllowedDate(day, rules) ? undefined : '/form/date-wrong';
  },
  ...options,
});

/** A first and a last day, typed or picked [UI-04]; sent as an ISO interval. */
export const dateRange = (
  label: string,
  { rules = {}, limits = {}, ...options }: DateOptions & { readonly limits?: RangeLimits } = {},
): DateField => ({
  ...{ ...base, kind: 'date-range', label, rules, limits },
  fault: (value) => {
    const range = parseInterval(value);
    return range && isAllowedRange(range, rules, limits) ? undefined : '/form/date-wrong';
  },
  ...options,
});
