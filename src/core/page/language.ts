/**
 * The languages of the sites [BRAND-03], one per line: the code that calls use [I18N-06], and the
 * locale of `Intl`. The texts have the same order; a missing text is shown in English.
 */
export const locales = {
  fi: 'fi-FI',
  en: 'en-GB',
  se: 'sv-SE',
  de: 'de-DE',
} as const;
export type Language = keyof typeof locales;
export const languages = Object.keys(locales) as readonly Language[];

export const isLanguage = (value: unknown): value is Language =>
  languages.includes(value as Language);

/** The code of the `lang` attribute: Swedish is `sv` [I18N-06]. */
export const langAttribute = (language: Language): string => locales[language].slice(0, 2);

const ownNames = new Map<string, string>();

/** The first letters of a language's own name, kept because a header reads them at each render. */
function ownName(code: string): string {
  const known =
    ownNames.get(code) ??
    `${new Intl.DisplayNames(code, { type: 'language' }).of(code)}`.toLowerCase().slice(0, 4);
  ownNames.set(code, known);
  return known;
}

/** The `lang` code of a language by its own name: 'In English', 'Svenska', 'FI'. */
export const languageOfName = (name: string): string | undefined =>
  languages
    .map(langAttribute)
    .find(
      (code) =>
        name.toLowerCase().includes(ownName(code)) || languageOfCode(name) === languageOfCode(code),
    );

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
