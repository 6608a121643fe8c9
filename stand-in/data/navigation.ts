import { type Brand, brands } from '../../src/core/page/brand';
import { isLanguage, type Language, languages } from '../../src/core/page/language';
import { picture } from './picture-address';
import { flag, list, oneOf, optional, pictureKind, text } from './reader/columns';
import { isThere, type RowOf, rowsOf } from './reader/content';

export interface NavLink {
  readonly label: string;
  readonly link: string;
  readonly icon?: string;
}

/** An item of the desktop navigation [API-05]; a mobile accordion is the same without border. */
export interface NavItem extends NavLink {
  readonly showBorder?: boolean;
  readonly children?: readonly NavLink[];
  readonly teaserImage?: string;
  readonly showMoreLabel?: string;
  readonly expanded?: boolean;
}

/** A site's navigation in one language, for both headers. */
export interface SiteNavigation {
  readonly topTabs: readonly NavItem[];
  readonly bottomTabs: readonly NavItem[];
  readonly languageMenu: readonly NavLink[];
  readonly barLinks: readonly NavLink[];
  readonly navLinks: readonly NavLink[];
  /** Columns of the footer; one without links shows the site's own tabs. */
  readonly footer: readonly NavItem[];
  /** Links of its last line. */
  readonly small: readonly NavLink[];
}

const navigationRow = {
  /** Its place; `below` is a child of the last item with another place. */
  menu: oneOf(['top', 'main', 'below', 'languages', 'bar', 'links', 'footer', 'small']),
  label: text,
  link: optional(text),
  /** One of the widgets' icon names. */
  icon: optional(text),
  border: flag,
  /** Whether it is open at first on narrow screens. */
  open: flag,
  /** For a tab with a large menu: the picture of its teaser, and the text below. */
  picture: optional(pictureKind),
  more: optional(text),
};
type Row = RowOf<typeof navigationRow>;

function itemOf(row: Row, below: readonly Row[]): NavItem {
  const { label, link = '', icon, border, open, picture: kind, more } = row;
  return {
    label,
    link,
    ...(icon && { icon }),
    ...(below.length > 0 && {
      children: below.map((child) => ({ label: child.label, link: child.link ?? '' })),
    }),
    ...(kind && { teaserImage: picture(kind, label) }),
    ...(more && { showMoreLabel: more }),
    ...(open && { expanded: true }),
    ...(border && { showBorder: true }),
  };
}

/** A site's navigation; a language without a file shows the English one, as texts do. */
function readNavigation(site: Brand | 'any', language: Language): SiteNavigation {
  const file = (one: Language) => `navigation/${site}.${one}.tsv`;
  const shown = [language, 'en' as const].find((one) => isThere(file(one))) ?? language;
  const rows = rowsOf(file(shown), navigationRow);
  const itemsIn = (menu: Row['menu']): NavItem[] =>
    rows.flatMap((row, index) => {
      if (row.menu !== menu) return [];
      const rest = rows.slice(index + 1);
      const end = rest.findIndex((one) => one.menu !== 'below');
      return [itemOf(row, end < 0 ? rest : rest.slice(0, end))];
    });
  return {
    topTabs: itemsIn('top'),
    bottomTabs: itemsIn('main'),
    languageMenu: itemsIn('languages'),
    barLinks: itemsIn('bar'),
    navLinks: itemsIn('links'),
    footer: itemsIn('footer'),
    small: itemsIn('small'),
  };
}

const siteRows = rowsOf('navigation/sites.tsv', {
  site: oneOf(brands),
  languages: list(oneOf(languages)),
});

const isMain = ({ site }: { readonly site: Brand }): boolean => site === 'atriafi';

/** The navigation of every site, by site and language, the site's own language first. */
export const navigations: Readonly<
  Partial<Record<Brand, Partial<Readonly<Record<Language, SiteNavigation>>>>>
> = Object.fromEntries(
  brands.map((site) => {
    // A new site borrows the missing row.
    const row = siteRows.find((one) => one.site === site) ?? siteRows.find(isMain);
    const languages = row?.languages ?? [];
    const from = row?.site ?? site;
    return [site, Object.fromEntries(languages.map((one) => [one, readNavigation(from, one)]))];
  }),
);

const footers = rowsOf('navigation/footers.tsv', {
  /** No site means all sites without a row of their own. */
  site: optional(oneOf(brands)),
  language: oneOf(languages),
  name: optional(text),
  slogan: text,
  service: optional(text),
  phone: optional(text),
  tel: optional(text),
  hours: optional(text),
  company: text,
});
const anyNavigation = new Map(languages.map((one) => [one, readNavigation('any', one)]));

/** A site's footer texts and links in a language: its own, else the general ones, else English. */
export function footerOf(site: Brand, language: Language) {
  const own = footers.find((row) => row.site === site && row.language === language);
  const general = (one: Language) => footers.find((row) => !row.site && row.language === one);
  const texts = own ?? general(language) ?? general('en');
  const from = own ? navigations[site]?.[language] : anyNavigation.get(language);
  if (!texts || !from) throw new Error(`no footer for ${site} in ${language}`);
  return { texts, columns: from.footer, small: from.small };
}

/** The languages of a site, its own first. */
export const languagesOf = (site: Brand): readonly Language[] =>
  Object.keys(navigations[site] ?? {}) as Language[];

/** The language of a site's front page: Finnish if the site has it, else its first. */
export function homeLanguageOf(site: Brand): Language {
  const own = languagesOf(site);
  return own.includes('fi') ? 'fi' : (own[0] ?? 'fi');
}

/** The language of a path on a site: its first segment, else the site's own. */
export function languageAt(site: Brand, path: string): Language {
  const segment = path.split('/')[1];
  return isLanguage(segment) && segment !== 'fi' ? segment : homeLanguageOf(site);
}

/** A site's navigation in a language, else in the site's own. */
export function navigationOf(site: Brand, language: Language): SiteNavigation {
  const own = navigations[site] ?? {};
  const found = own[language] ?? Object.values(own)[0];
  if (!found) throw new Error(`no navigation for ${site}`);
  return found;
}

/** Addresses of the other sites with the demo host's port; '' leaves them unchanged. */
export const withPort = (given: string, port: string): string =>
  port ? given.replace(/(http:\/\/[a-z.]*localhost)\//g, `$1:${port}/`) : given;

const located = <T>(navigation: T, port: string): T =>
  JSON.parse(withPort(JSON.stringify(navigation), port));

/**
 * The answer of the desktop navigation call [API-05]. The corporate site answers only bottom tabs
 * and language menu, as some variants do. `port` is the port of the other sites.
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
