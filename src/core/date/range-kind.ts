import { late } from '../ui/late';
import { type DateOptions, dateField } from './date-kind';
import {
  isAllowedRange,
  parseInterval,
  type RangeField,
  type RangeLimits,
  typedRange,
} from './range-rules';

const RangeCalendar = late(() => import('./range-calendar'), 'RangeCalendar');

/** A first and a last day, typed or picked [UI-04]; sent as an ISO interval. */
export const dateRange = (
  label: string,
  { rules = {}, limits = {}, ...options }: DateOptions & { readonly limits?: RangeLimits } = {},
): RangeField => ({
  ...dateField(label, rules),
  kind: 'date-range',
  limits,
  read: typedRange,
  calendar: RangeCalendar,
  fault: (value) => {
    const range = parseInterval(value);
    return range && isAllowedRange(range, rules, limits) ? undefined : '/date/wrong';
  },
  ...options,
});
