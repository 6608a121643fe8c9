import { type Language, locales } from '../page/language';

/** The BCP 47 locale of a language, for `Intl`. */
export const localeOf = (language: Language): string => locales[language];

/** A date without a time is that day everywhere; `Date` would take it for midnight in Greenwich. */
const dayOf = (date: string): Date =>
  new Date(/^\d{4}-\d\d-\d\d$/.test(date) ? `${date}T00:00` : date);

/** Where a moment is the day it is published: the same for all readers, and for a server. */
export const siteZone = 'Europe/Helsinki';

/** Keeps formatters by language and option: making one takes a hundred times as long as using it. */
function kept<Option, Formatter>(make: (locale: string, option: Option) => Formatter) {
  const formatters = new Map<string, Formatter>();
  return (language: Language, option: Option): Formatter => {
    const key = `${language}${option}`;
    const formatter = formatters.get(key) ?? make(localeOf(language), option);
    formatters.set(key, formatter);
    return formatter;
  };
}

const dateFormatter = kept((locale, timeZone: string | undefined) => {
  const month = locale === locales.en ? 'short' : 'numeric';
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month, year: 'numeric', timeZone });
});
const numberFormatter = kept(
  (locale, maximumFractionDigits: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits, useGrouping: 'min2' }),
);

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
  return numberFormatter(language, fractionDigits).format(value);
}
