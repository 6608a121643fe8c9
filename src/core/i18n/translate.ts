import { isLanguage, type Language } from '../page/language';
import type { PageSettings } from '../page/settings';
import type { Text, Texts } from './texts';

const logged = new Set<string>();

function logOnce(message: string): void {
  if (logged.has(message)) return;
  logged.add(message);
  console.warn(`atria: ${message}`);
}

/**
 * The text of a key in a language; the page's own translations win. An unknown language or key is
 * logged once and the key itself is the answer [I18N-03, I18N-04].
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
  const text: Text | undefined =
    translations[language]?.[key] ??
    (Object.hasOwn(texts, key) ? texts[key] : undefined)?.[language];
  if (text === undefined) {
    logOnce(`no text "${key}" in "${language}"`);
    return key;
  }
  return typeof text === 'function' ? text(...given) : text;
}
