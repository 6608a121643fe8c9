import type { Language } from '../page/language';

/** By the specification in Finnish alone, whatever a language's users write [I18N-07]. */
export const isDayFirst = (language: Language): boolean => language === 'fi';

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * A date in the date picker's format: dd/MM/yyyy in Finnish and MM/dd/yyyy in all other
 * languages [I18N-07]; '' for an invalid date.
 */
export function formatDate(day: Date, language: Language): string {
  if (Number.isNaN(day.getTime())) return '';
  const [d, m] = [two(day.getDate()), two(day.getMonth() + 1)];
  return `${isDayFirst(language) ? `${d}/${m}` : `${m}/${d}`}/${day.getFullYear()}`;
}
