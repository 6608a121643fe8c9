import { type Language, langAttribute, resolveLanguage } from '../src/core/page/language';

/** The languages of the catalogue itself, in the order in which it offers them. */
export const uiLanguages = ['fi', 'se', 'en'] as const satisfies readonly Language[];
export type UiLanguage = (typeof uiLanguages)[number];

/** The label for each, in its own language. */
export const uiNames: Readonly<Record<UiLanguage, string>> = {
  fi: 'Suomeksi',
  se: 'På svenska',
  en: 'In English',
};

/** The catalogue's language for that of a link or a browser: `sv-FI`; English for others. */
export function uiLanguageOf(code: string): UiLanguage {
  const language = resolveLanguage(code || 'en', '/en');
  return uiLanguages.find((one) => one === language) ?? 'en';
}

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
