/** The languages of the sites [BRAND-03], as the codes calls use [I18N-06]. */
export const languages = ['fi', 'en', 'se', 'de'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (value: unknown): value is Language =>
  languages.includes(value as Language);

/** The code of the `lang` attribute: Swedish is `sv` [I18N-06]. */
export const langAttribute = (language: Language): string => (language === 'se' ? 'sv' : language);

const ownNames: readonly (readonly [code: string, name: RegExp])[] = [
  ['fi', /suom|^fi\b/i],
  ['en', /engl|^en\b/i],
  ['sv', /svensk|^(sv|se)\b/i],
  ['de', /deutsch|^de\b/i],
];
/** The `lang` code of a language by what it calls itself: 'In English', 'Svenska', 'FI'. */
export const languageOfName = (name: string): string | undefined =>
  ownNames.find(([, own]) => own.test(name.trim()))?.[0];

/** The language of an address: English when its first path segment is `en` [I18N-01]. */
export const languageOfPath = (path: string): Language =>
  path.split('/')[1] === 'en' ? 'en' : 'fi';

/** Where the language switch leads and what it reads [I18N-02]. */
export const languageSwitch = (language: Language): { href: string; label: string } =>
  language === 'en' ? { href: '/', label: 'Suomeksi' } : { href: '/en/', label: 'In English' };

/** Codes people write for the four languages: `sv`, `en-GB`, `en_US`, `FI`. */
function normalLanguage(given: string): string {
  const code = given.trim().toLowerCase().split(/[-_]/)[0] ?? '';
  return code === 'sv' ? 'se' : code;
}

/**
 * The language in force: the one given, the element's own before the page's, else that of the
 * address [I18N-01]. An unknown code counts as none and is handed to `onUnknown`.
 */
export function resolveLanguage(
  given: string | undefined,
  path: string,
  onUnknown?: (given: string) => void,
): Language {
  const code = normalLanguage(given ?? '');
  if (isLanguage(code)) return code;
  if (given) onUnknown?.(given);
  return languageOfPath(path);
}
