import { localeOf } from '../../core/i18n/formats';
import type { Language } from '../../core/page/language';
import { days } from './menu.model';

const dayLength = 86_400_000;

/** The ISO week of a day, in the visitor's own time zone: week 1 has the first Thursday. */
export function isoWeek(day: Date): number {
  // In UTC, so that summer time makes no day longer or shorter.
  const date = new Date(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()));
  const fromMonday = (date.getUTCDay() + 6) % 7;
  const thursday = date.getTime() + (3 - fromMonday) * dayLength;
  const yearStart = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1);
  return Math.floor((thursday - yearStart) / (7 * dayLength)) + 1;
}

/**
 * The number of a week of a menu: its first week is the current one, and after the year's last, 52
 * or 53, comes week 1 [MENU-12].
 *
 * @param index of the week in the menu, 0 for the first
 */
export const weekNumber = (today: Date, index: number): number =>
  isoWeek(new Date(today.getFullYear(), today.getMonth(), today.getDate() + 7 * index));

/** The dates of the five days of a menu's week, such as 23.11., by its index as in `weekNumber`. */
export function datesOf(today: Date, index: number, language: Language): readonly string[] {
  const monday = today.getDate() - ((today.getDay() + 6) % 7) + 7 * index;
  return days.map((_, at) =>
    new Date(today.getFullYear(), today.getMonth(), monday + at).toLocaleDateString(
      localeOf(language),
      { day: 'numeric', month: 'numeric' },
    ),
  );
}

/** The week that follows (1) or comes before (-1) in a list that wraps around [MENU-12]. */
export const weekBeside = (index: number, step: 1 | -1, count: number): number =>
  (index + step + count) % count;
