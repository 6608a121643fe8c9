import { cachedFormatter } from '../../core/i18n/formats';
import type { Language } from '../../core/page/language';
import { days } from './menu.model';

const weekLength = 7 * 86_400_000;

/**
 * A day of a menu's week, from 0 for Monday; the menu's first week is the current one in the
 * visitor's own time zone [MENU-12]. In UTC, so that summer time makes no day longer or shorter.
 *
 * @param index of the week in the menu, 0 for the first
 */
function dayOf(today: Date, index: number, at: number): Date {
  const monday = today.getDate() - ((today.getDay() + 6) % 7) + 7 * index;
  return new Date(Date.UTC(today.getFullYear(), today.getMonth(), monday + at));
}

/**
 * The ISO number of a menu's week: week 1 has the year's first Thursday, and follows the last, 52 or
 * 53 [MENU-12].
 */
export function weekNumber(today: Date, index: number): number {
  const thursday = dayOf(today, index, 3);
  const yearStart = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return Math.floor((thursday.getTime() - yearStart) / weekLength) + 1;
}

const formatterOf = cachedFormatter(
  (locale) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric', timeZone: 'UTC' }),
);

/** The dates of the five days of a menu's week, such as 23.11. */
export const datesOf = (today: Date, index: number, language: Language): readonly string[] =>
  days.map((_, at) => formatterOf(language).format(dayOf(today, index, at)));
