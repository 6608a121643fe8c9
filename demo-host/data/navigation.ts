import type { Brand } from '../../src/core/page/brand';
import { isLanguage, type Language } from '../../src/core/page/language';
import type { SiteNavigation } from './navigation/build';
import { corporateNavigation, exportNavigation } from './navigation/company';
import {
  jyvabroilerNavigation,
  mestariForsmanNavigation,
  sibyllaNavigation,
} from './navigation/finnish-brands';
import { mainNavigation } from './navigation/main';
import {
  deliNavigation,
  goohNavigation,
  lithellsNavigation,
  lonnebergaNavigation,
  ridderheimsNavigation,
} from './navigation/swedish-brands';
import { foodServiceNavigation, professionalNavigation, shopNavigation } from './navigation/trade';

const sites: Readonly<Record<Brand, Partial<Readonly<Record<Language, SiteNavigation>>>>> = {
  atriafi: mainNavigation,
  lihakauppa: shopNavigation,
  jyvabroiler: jyvabroilerNavigation,
  export: exportNavigation,
  ammattilaiset: professionalNavigation,
  atriacom: corporateNavigation,
  foodservicese: foodServiceNavigation,
  delise: deliNavigation,
  ridderheimsse: ridderheimsNavigation,
  mestariforsmanfi: mestariForsmanNavigation,
  lithellsse: lithellsNavigation,
  lonnebergase: lonnebergaNavigation,
  goohse: goohNavigation,
  sibylla: sibyllaNavigation,
};

/** The languages a site is published in, its own first. */
export const languagesOf = (site: Brand): readonly Language[] =>
  Object.keys(sites[site]) as Language[];

/** The language of a site's front page: Finnish where the site has it, else its first. */
export function homeLanguageOf(site: Brand): Language {
  const own = languagesOf(site);
  return own.includes('fi') ? 'fi' : (own[0] ?? 'fi');
}

/** The language a path of a site is in: its first segment, else the site's own. */
export function languageAt(site: Brand, path: string): Language {
  const segment = path.split('/')[1];
  return isLanguage(segment) && segment !== 'fi' ? segment : homeLanguageOf(site);
}

/** A site's navigation in a language, else in the site's own. */
export function navigationOf(site: Brand, language: Language): SiteNavigation {
  const own = sites[site];
  const found = own[language] ?? Object.values(own)[0];
  if (!found) throw new Error(`no navigation for ${site}`);
  return found;
}

/** Addresses of the other sites with the port the demo host answers at; '' leaves them. */
const located = <T>(navigation: T, port: string): T =>
  port
    ? JSON.parse(
        JSON.stringify(navigation).replace(/(http:\/\/[a-z.]*localhost)\//g, `$1:${port}/`),
      )
    : navigation;

/**
 * The answer of the desktop navigation call [API-05]. The corporate site answers bottom tabs and
 * language menu only, as some variants do. `port` is where the other sites answer.
 */
export function desktopNavigation(site: Brand, language: Language, port = '') {
  const { topTabs, bottomTabs, languageMenu } = navigationOf(site, language);
  return located({ ...(topTabs.length > 0 && { topTabs }), bottomTabs, languageMenu }, port);
}

/** The answer of the mobile navigation call [API-06]. */
export function mobileNavigation(site: Brand, language: Language, port = '') {
  const { barLinks, bottomTabs, navLinks, languageMenu } = navigationOf(site, language);
  return located({ barLinks, navAccordions: bottomTabs, navLinks, languageMenu }, port);
}
