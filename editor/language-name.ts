import { type Language, langAttribute } from '../src/core/page/language';
import type { UiLanguage } from './ui-languages';

/** The name of a language in one of the catalogue's: `Swedish`, `ruotsi`. */
export function languageName(language: Language, ui: UiLanguage): string {
  const names = new Intl.DisplayNames(langAttribute(ui), { type: 'language' });
  return names.of(langAttribute(language)) ?? language;
}

/** A time, in ms, as one of the catalogue's languages writes it. */
export const timeName = (time: number, ui: UiLanguage): string =>
  new Intl.DateTimeFormat(langAttribute(ui), { dateStyle: 'short', timeStyle: 'short' }).format(
    time,
  );
