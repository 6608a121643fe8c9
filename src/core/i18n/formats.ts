import type { Language } from '../page/language';

const locales: Record<Language, string> = { fi: 'fi-FI', en: 'en-GB', se: 'sv-SE', de: 'de-DE' };

/** The BCP 47 locale of a language, for `Intl`. */
export const localeOf = (language: Language): string => locales[language];

const two = (value: number): string => String(value).padStart(2, '0');

/** A date as dd/MM/yyyy in Finnish and MM/dd/yyyy otherwise [I18N-07]; '' for no valid date. */
export function formatDate(date: Date | string, language: Language): string {
  const day = typeof date === 'string' ? new Date(date) : date;
  if (Number.isNaN(day.getTime())) return '';
  const [d, m] = [two(day.getDate()), two(day.getMonth() + 1)];
  return `${language === 'fi' ? `${d}/${m}` : `${m}/${d}`}/${day.getFullYear()}`;
}

/** Minutes as '45 min', '1 h' or '1 h 30 min' [CARD-07]; '' for none. */
export function formatDuration(minutes: number | null | undefined): string {
  if (!minutes || minutes < 0) return '';
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  return [hours && `${hours} h`, rest && `${rest} min`].filter(Boolean).join(' ');
}

const formatters = new Map<string, Intl.NumberFormat>();

/** A number in the language's own notation. */
export function formatNumber(
  value: number,
  language: Language,
  options?: Intl.NumberFormatOptions,
): string {
  // Making a formatter takes a hundred times as long as using one.
  const key = language + JSON.stringify(options);
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(localeOf(language), options);
  formatters.set(key, formatter);
  return formatter.format(value);
}
