import { readDate } from './date';
import { clean } from './text';

/** Day and month in either order: both with the same sign, or eight digits in all. */
const either =
  /^(?=\d+ *[/\p{Pd}]|\d\d ?\d\d ?\d{4}$)(\d\d?) *([/\p{Pd}]?) *(\d\d?) *\2 *((?:\d\d)?\d\d)$/u;
const yearFirst = /^(20\d\d)[/.\p{Pd} ]?(\d\d?)$/u;
const monthFirst = /^(?:(\d\d?) *[/.\p{Pd} ]|(\d\d)(?=20\d\d$)) *(20\d\d|[2-9]\d)$/u;

/**
 * The ISO day of a date that a visitor typed or pasted [UI-05]; undefined for any other text. With
 * points, as on packages, the day is first in every language; a phone's number pad may have only
 * digits. A year of two digits is in this century.
 */
export function typedDay(text: string, isMonthFirst: boolean): string | undefined {
  const [, one, , other, year] = either.exec(clean(text)) ?? [];
  const [day, month] = isMonthFirst ? [other, one] : [one, other];
  return readDate(year ? `${day}.${month}.${year}` : text, true)?.slice(0, 10);
}

/**
 * The last day of a typed month, as an ISO day: of `11/2026`, `11.26`, `112026` or `2026-11`. A year
 * below 20 has four digits: `5/11` is a day without its year.
 */
export function lastDayOf(text: string): string | undefined {
  const typed = clean(text).replace(yearFirst, '$2.$1');
  const [, month, bare = month, year] = monthFirst.exec(typed) ?? [];
  const days = [31, 30, 29, 28].map((day) => readDate(`${day}.${bare}.${year}`, true));
  return days.find((day) => day !== undefined);
}
