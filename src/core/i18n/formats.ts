import type { Language } from '../page/language';

const locales: Record<Language, string> = { fi: 'fi-FI', en: 'en-GB', se: 'sv-SE', de: 'de-DE' };

/** The BCP 47 locale of a language, for `Intl`. */
export const localeOf = (language: Language): string => locales[language];

/** A date without a time is that day everywhere; `Date` would take it for midnight in Greenwich. */
const dayOf = (date: string): Date =>
  new Date(/^\d{4}-\d\d-\d\d$/.test(date) ? `${date}T00:00` : date);

/** Where a moment is the day it is published: the same for all readers, and for a server. */
export const siteZone = 'Europe/Helsinki';

const dateFormatters = new Map<string, Intl.DateTimeFormat>();

function dateFormatter(language: Language, timeZone?: string): Intl.DateTimeFormat {
  const month = language === 'en' ? 'short' : 'numeric';
  const key = language + timeZone;
  const formatter =
    dateFormatters.get(key) ??
    new Intl.DateTimeFormat(localeOf(language), {
      ...{ day: 'numeric', month, year: 'numeric' },
      timeZone,
    });
  // Making a formatter takes a hundred times as long as using one.
  dateFormatters.set(key, formatter);
  return formatter;
}

/**
 * A date that is only shown, as its language writes it in short: 5.11.2026, 2026-11-05, 5 Nov 2026
 * [I18N-07].
 * @param date an ISO date, with or without a time
 * @returns '' for what is no date
 */
export function formatShownDate(date: string, language: Language): string {
  const day = dayOf(date);
  if (Number.isNaN(day.getTime())) return '';
  const isMoment = /T.*(Z|[+-]\d\d:?\d\d)$/i.test(date);
  return dateFormatter(language, isMoment ? siteZone : undefined).format(day);
}

/** The weekday of an ISO date in full; '' for what is none. */
export function weekdayOf(date: string, language: Language): string {
  const day = dayOf(date);
  if (Number.isNaN(day.getTime())) return '';
  return day.toLocaleDateString(localeOf(language), { weekday: 'long' });
}

/** Minutes as '45 min', '1 h' or '1 h 30 min' [CARD-07]; '' for none. */
export function formatDuration(minutes: number | null | undefined): string {
  if (!minutes || minutes < 0) return '';
  const whole = Math.round(minutes);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  return [hours && `${hours} h`, rest && `${rest} min`].filter(Boolean).join(' ');
}

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * A number in the language's own notation, its thousands apart from 10 000 on, so that a year reads
 * as one [CONT-03]; negative zero is zero.
 * @param fractionDigits the most decimals, rounded half away from zero
 */
export function formatNumber(value: number, language: Language, fractionDigits = 3): string {
  // What has no groups and is not rounded needs no formatter: the first one of a page takes it 10 ms
  // and more, while it shows its first cards.
  const [plain, decimals = ''] = /^\d{1,4}(?:\.(\d+))?$/.exec(`${value}`) ?? [];
  if (plain && decimals.length <= fractionDigits)
    return language === 'en' ? plain : plain.replace('.', ',');
  const key = language + fractionDigits;
  const formatter =
    formatters.get(key) ??
    new Intl.NumberFormat(localeOf(language), {
      maximumFractionDigits: fractionDigits,
      useGrouping: 'min2',
    });
  formatters.set(key, formatter);
  return formatter.format(value);
}
