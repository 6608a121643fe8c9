import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { useCalendar } from './calendar';
import type { CalendarProps, RangeField } from './date-field';
import { isAllowedDate, isoDay, parseDay, sameDay } from './date-rules';

const ordered = (one: Date, other: Date): readonly [Date, Date] =>
  one < other ? [one, other] : [other, one];

/** A month to pick a first and a last day from [UI-04]. */
export function RangeCalendar({ declared, value, say, onPick }: CalendarProps<RangeField>) {
  // The first day, until the second is picked.
  const [first, setFirst] = useState<Date>();
  const [from, to] = first ? [first, first] : value.split('/').map(parseDay);
  const fits = (day: Date) => first && declared.fits(...ordered(first, day));
  const isDisabled = (day: Date) =>
    !isAllowedDate(day, declared.rules) ||
    (first !== undefined && !sameDay(day, first) && !fits(day));
  return (
    <DayPicker
      {...useCalendar(declared, say, from)}
      mode="range"
      selected={{ from, to }}
      disabled={isDisabled}
      onSelect={(_, day) =>
        first && fits(day) ? onPick(ordered(first, day).map(isoDay).join('/')) : setFirst(day)
      }
    />
  );
}
