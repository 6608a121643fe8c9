import { lastDayOf, typedDay } from '../../read/typed-date';
import type { FieldOptions, Wire } from '../form/field';
import { isBlank, isText } from '../form/kinds/text';
import { late } from '../ui/late';
import { dateTexts } from './date.texts';
import type { DateField } from './date-field';
import { type DateRules, isAllowedDate, parseDay } from './date-rules';
import { isMonthFirst, patternKey } from './format-date';

export const DateControl = late(() => import('./date-control'), 'DateControl');
const Calendar = late(() => import('./calendar'), 'Calendar');

export interface DateOptions extends FieldOptions<string> {
  /** Which days can be picked or typed [UI-03]. */
  readonly rules?: DateRules;
}

/**
 * Sends a day as an ISO string at midnight UTC, '' if there is none.
 *
 * @param other another name than the field's
 */
export const asMidnight =
  (other?: string): Wire<string> =>
  (name, value) => ({ [other ?? name]: value && `${value}T00:00:00.000Z` });

/** What all fields of dates have. */
export const dateField = (label: string, rules: DateRules): DateField => ({
  kind: 'date',
  label,
  rules,
  empty: '',
  is: isText,
  isEmpty: isBlank,
  read: (typed, language) => typedDay(typed, isMonthFirst(language)),
  texts: dateTexts,
  hint: patternKey,
  control: DateControl,
  height: 2.875,
  calendar: Calendar,
});

/**
 * A day, typed or picked [UI-03, UI-05].
 * @param months whether a month may be typed, as on packages: its last day is sent [FCOMP-03]
 */
export const date = (
  label: string,
  { rules = {}, months, ...options }: DateOptions & { readonly months?: boolean } = {},
): DateField => ({
  ...dateField(label, rules),
  wire: asMidnight(),
  tidy: (value) => (months && lastDayOf(value)) || value,
  fault: (value) => {
    const day = parseDay(value);
    return day && isAllowedDate(day, rules) ? undefined : '/date/wrong';
  },
  ...options,
});
