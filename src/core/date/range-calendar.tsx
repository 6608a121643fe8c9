import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { useCalendar } from './calendar';
import type { CalendarProps } from './date-field';
import { isAllowedDate, isoDay, sameDay } from './date-rules';
import { type DateRange, isAllowedRange, parseInterval, type RangeField } from './range-rules';

const ordered = (one: Date, other: Date): DateRange =>
  one < other ? { from: one, to: other } : { from: other, to: one };

/** A month to pick a first and a last day from [UI-04]. */
export function RangeCalendar({ declared, value, say, onPick }: CalendarProps<RangeField>) {
  const { rules, limits } = declared;
  // The first day, until the second is picked.
  const [first, setFirst] = useState<Date>();
  const selected = first ? { from: first, to: first } : parseInterval(value);
  const fits = (day: Date, from: Date) => isAllowedRange(ordered(from, day), rules, limits);
  const isDisabled = (day: Date) =>
    !isAllowedDate(day, rules) ||
    (first !== undefined && !sameDay(day, first) && !fits(day, first));
  const pick = (_: unknown, day: Date) => {
    if (!first || !fits(day, first)) return setFirst(day);
    const { from, to } = ordered(first, day);
    onPick(`${isoDay(from)}/${isoDay(to)}`);
  };
  return (
    <DayPicker
      {...useCalendar(declared, say, selected?.from)}
      mode="range"
      selected={selected}
      disabled={isDisabled}
      onSelect={pick}
    />
  );
}
