import type { Brand } from '../../src/core/page/brand';
import { type InLanguages, inLanguage, type Language } from '../../src/core/page/language';
import { homeLanguageOf, languagesOf } from '../../stand-in/data/navigation';

/** The address of a site's front page in the demo host. */
export const siteAddress = (site: Brand, port: string): string =>
  `http://${site === 'atriafi' ? '' : `${site}.`}localhost${port ? `:${port}` : ''}/`;

const searchPaths: InLanguages<string> = {
  fi: '/haku',
  en: '/en/search',
  se: '/sok',
  de: '/de/suche',
};

/** The language of a site's front and search pages, for a page in any language. */
const publishedIn = (site: Brand, language: Language): Language =>
  languagesOf(site).includes(language) ? language : homeLanguageOf(site);

/** The front page of a site in a language: `/`, or `/se/` on a site in another language. */
export function homePath(site: Brand, asked: Language): string {
  const language = publishedIn(site, asked);
  return language === homeLanguageOf(site) ? '/' : `/${language}/`;
}

/** The search page of a site in a language; Swedish beside Finnish is below `/se`. */
export function searchPath(site: Brand, asked: Language): string {
  const language = publishedIn(site, asked);
  const path = inLanguage(searchPaths, language);
  return language === 'se' && homeLanguageOf(site) !== 'se' ? `/se${path}` : path;
}
