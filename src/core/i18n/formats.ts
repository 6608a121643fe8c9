import { dateOf, readDate } from '../../read/date';
import { type Language, localeOf } from '../page/language';

/** Keeps formatters by language and option: making one takes a hundred times as long as using it. */
export function cachedFormatter<Formatter, Option = void>(
  make: (locale: string, option: Option) => Formatter,
) {
  const formatters = new Map<string, Formatter>();
  return (language: Language, option: Option): Formatter => {
    const key = `${language}${option}`;
    const formatter = formatters.get(key) ?? make(localeOf(language), option);
    formatters.set(key, formatter);
    return formatter;
  };
}

const dateFormatter = cachedFormatter((locale, weekday: 'long' | undefined) => {
  const month = locale === localeOf('en') ? 'short' : 'numeric';
  const day = weekday ? { weekday } : ({ day: 'numeric', month, year: 'numeric' } as const);
  return new Intl.DateTimeFormat(locale, { ...day, timeZone: 'UTC' });
});
const numberFormatter = cachedFormatter(
  (locale, maximumFractionDigits: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits, useGrouping: 'min2' }),
);

/**
 * A date from outside in the short form of its language: 5.11.2026, 2026-11-05, 5 Nov 2026
 * [I18N-07].
 * @returns '' for what is no date
 */
export function formatShownDate(date: string, language: Language, weekday?: 'long'): string {
  const day = readDate(date);
  return day ? dateFormatter(language, weekday).format(dateOf(day)) : '';
}

/** The full weekday of a date from outside; '' for what is no date. */
export const weekdayOf = (date: string, language: Language): string =>
  formatShownDate(date, language, 'long');

/** Minutes as '45 min', '1 h' or '1 h 30 min' [CARD-07]; '' without a number. */
export function formatDuration(minutes: number | null | undefined): string {
  if (!minutes || minutes < 0) return '';
  const whole = Math.round(minutes);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  return [hours && `${hours} h`, rest && `${rest} min`].filter(Boolean).join(' ');
}

/**
 * A number in the language's own notation, with thousands separators from 10 000 on, so that a year
 * has none [CONT-03]; negative zero is zero.
 * @param fractionDigits the most decimals, rounded half away from zero
 */
export function formatNumber(value: number, language: Language, fractionDigits = 3): string {
  // A number without groups or rounding needs no formatter: the first formatter of a page takes 10
  // ms or more, while the page shows its first cards.
  const [plain, decimals = ''] = /^\d{1,4}(?:\.(\d+))?$/.exec(`${value}`) ?? [];
  if (plain && decimals.length <= fractionDigits)
    return language === 'en' ? plain : plain.replace('.', ',');
  return numberFormatter(language, fractionDigits).format(value);
}
