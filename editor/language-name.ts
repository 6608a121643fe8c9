import { type Language, langAttribute } from '../src/core/page/language';
import type { UiLanguage } from './ui-languages';

/** The name of a language in one of the catalogue's: `Swedish`, `ruotsi`. */
export function languageName(language: Language, ui: UiLanguage): string {
  const names = new Intl.DisplayNames(langAttribute(ui), { type: 'language' });
  return names.of(langAttribute(language)) ?? language;
}
