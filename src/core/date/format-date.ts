import type { Language } from '../page/language';

/** The languages that have this order by the specification [I18N-07]. */
const monthFirst: readonly Language[] = ['en', 'se', 'de'];
export const isMonthFirst = (language: Language): boolean => monthFirst.includes(language);

/** The key of the text that names a language's order. */
export const patternKey = (language: Language) =>
  isMonthFirst(language) ? '/date/pattern/month' : '/date/pattern/day';

/**
 * An ISO day in the date picker's format: dd/MM/yyyy in Finnish and MM/dd/yyyy in English, Swedish
 * and German [I18N-07].
 */
export function formatDate(iso: string, language: Language): string {
  const [year, month, day] = iso.split('-');
  return (isMonthFirst(language) ? [month, day, year] : [day, month, year]).join('/');
}
