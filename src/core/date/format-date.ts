import type { Language } from '../page/language';

/** The languages that have this order by the specification [I18N-07]. */
const monthFirst: readonly Language[] = ['en', 'se', 'de'];
export const isDayFirst = (language: Language): boolean => !monthFirst.includes(language);

/** The key of the text that names a language's order. */
export const patternKey = (language: Language) =>
  isDayFirst(language) ? '/form/date-pattern/day' : '/form/date-pattern/month';

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * A date in the date picker's format: dd/MM/yyyy in Finnish and MM/dd/yyyy in English, Swedish and
 * German [I18N-07]; '' for an invalid date.
 */
export function formatDate(day: Date, language: Language): string {
  if (Number.isNaN(day.getTime())) return '';
  const [d, m] = [two(day.getDate()), two(day.getMonth() + 1)];
  return `${isDayFirst(language) ? `${d}/${m}` : `${m}/${d}`}/${day.getFullYear()}`;
}
