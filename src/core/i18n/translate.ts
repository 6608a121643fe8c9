import { isLanguage, type Language } from '../page/language';
import type { PageSettings } from '../page/settings';
import { type Texts, textIn } from './texts';

const logged = new Set<string>();

function logOnce(message: string): void {
  if (logged.has(message)) return;
  logged.add(message);
  console.warn(`atria: ${message}`);
}

/** A text with its arguments in place of `{0}`, `{1}` … */
const filled = (text: string, given: readonly unknown[]): string =>
  text.replace(/\{(\d)\}/g, (hole, index) => (index in given ? String(given[index]) : hole));

/**
 * Looks a text up by key in a language; the page's own translations win.
 * @returns the text; the key itself for an unknown language or key, which is logged once [I18N-03,
 * I18N-04]
 */
export function translate(
  texts: Texts,
  language: Language,
  key: string,
  given: readonly unknown[],
  translations: PageSettings['translations'] = {},
): string {
  if (!isLanguage(language)) {
    logOnce(`unknown language "${language}"`);
    return key;
  }
  const own: unknown = translations[language]?.[key];
  if (typeof own === 'string') return filled(own, given);
  if (own !== undefined) logOnce(`translations, ${language} "${key}": expected a text`);
  const entry = Object.hasOwn(texts, key) ? texts[key] : undefined;
  const text = entry && textIn(entry, language);
  if (text === undefined) {
    logOnce(`no text "${key}" in "${language}"`);
    return key;
  }
  return typeof text === 'function' ? text(...given) : filled(text, given);
}
