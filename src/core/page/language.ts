/** The languages of the sites [BRAND-03], as the codes calls use [I18N-06]. */
export const languages = ['fi', 'en', 'se', 'de'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (value: unknown): value is Language =>
  languages.includes(value as Language);

/** The code of the `lang` attribute: Swedish is `sv` [I18N-06]. */
export const langAttribute = (language: Language): string => (language === 'se' ? 'sv' : language);

/** The language of an address: English when its first path segment is `en` [I18N-01]. */
export const languageOfPath = (path: string): Language =>
  path.split('/')[1] === 'en' ? 'en' : 'fi';

/** Where the language switch leads and what it reads [I18N-02]. */
export const languageSwitch = (language: Language): { href: string; label: string } =>
  language === 'en' ? { href: '/', label: 'Suomeksi' } : { href: '/en/', label: 'In English' };
