/**
 * The languages of the sites [BRAND-03], one per line: the code that calls use [I18N-06], the locale
 * of `Intl`, and the first letters of its own name (from `Intl.DisplayNames`, which would take 25 ms
 * on a slow phone). The texts have the same order; a missing text is shown in English.
 */
const table = {
  fi: { locale: 'fi-FI', name: 'suom' },
  en: { locale: 'en-GB', name: 'engl' },
  se: { locale: 'sv-SE', name: 'sven' },
  de: { locale: 'de-DE', name: 'deut' },
} as const;
export type Language = keyof typeof table;
export const languages = Object.keys(table) as readonly Language[];

export const localeOf = (language: Language): string => table[language].locale;

export const isLanguage = (value: unknown): value is Language =>
  languages.includes(value as Language);

/** The code of the `lang` attribute: Swedish is `sv` [I18N-06]. */
export const langAttribute = (language: Language): string => localeOf(language).slice(0, 2);

/** The `lang` code of a language by its own name: 'In English', 'Svenska', 'FI'. */
export function languageOfName(name: string): string | undefined {
  const language =
    languages.find((one) => name.toLowerCase().includes(table[one].name)) ?? languageOfCode(name);
  return language && langAttribute(language);
}

/** A text in each language; English where one is missing. */
export type InLanguages<T> = Readonly<Partial<Record<Language, T>> & Record<'en', T>>;
export const inLanguage = <T>(said: InLanguages<T>, language: Language): T =>
  said[language] ?? said.en;

/** The language of an address: English when its first path segment is `en` [I18N-01]. */
export const languageOfPath = (path: string): Language =>
  path.split('/')[1] === 'en' ? 'en' : 'fi';

/** Where the language switch leads and its text [I18N-02]. */
export const languageSwitch = (language: Language): { href: string; label: string } =>
  language === 'en' ? { href: '/', label: 'Suomeksi' } : { href: '/en/', label: 'In English' };

/** The codes that people write for a language: `sv`, `en-GB`, `en_US`, `FI`. */
function languageOfCode(given: string): Language | undefined {
  const code = given.trim().toLowerCase().split(/[\W_]/)[0];
  return languages.find((one) => one === code || langAttribute(one) === code);
}

/**
 * The language in force: the element's own, else the page's, else that of the address [I18N-01]. An
 * unknown code counts as absent and is passed to `onUnknown`.
 */
export function resolveLanguage(
  given: string | undefined,
  path: string,
  onUnknown?: (given: string) => void,
): Language {
  const language = languageOfCode(given ?? '');
  if (given && !language) onUnknown?.(given);
  return language ?? languageOfPath(path);
}
