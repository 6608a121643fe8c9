import type { Language } from '../page/language';

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * The date picker's form of a date: dd/MM/yyyy in Finnish and MM/dd/yyyy otherwise [I18N-07]; ''
 * for no valid date.
 */
export function formatDate(day: Date, language: Language): string {
  if (Number.isNaN(day.getTime())) return '';
  const [d, m] = [two(day.getDate()), two(day.getMonth() + 1)];
  return `${language === 'fi' ? `${d}/${m}` : `${m}/${d}`}/${day.getFullYear()}`;
}
