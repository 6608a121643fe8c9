import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { snippet } from '../../scripts/describe/snippet';
import { escapeHtml } from '../../scripts/shared/escape-html';
import { type Brand, brands, type Logo } from '../../src/core/page/brand';
import { type Language, langAttribute } from '../../src/core/page/language';
import { brandThemes } from '../../src/core/style/brands/brand-themes';
import { navigationOf, withPort } from '../../stand-in/data/navigation';
import { wordIn } from '../../stand-in/data/words';
import { root } from '../../stand-in/serve/files';
import { scriptJson } from './blocks';
import { fontLines } from './brand-css';
import { bundlePath } from './bundle-path';
import { filled } from './filled';
import { footerValues } from './footer';
import { withReserve } from './reserve';
import { homePath, searchPath, siteAddress } from './site-addresses';

/** The folder of the pages' files. */
export const pagesFolder = join(root, 'demo-host/pages');

/** The data for printing a page. */
export interface PageSetting {
  readonly site: Brand;
  readonly language: Language;
  readonly port: string;
  /** The `<link rel="alternate">` of the page. */
  readonly alternates?: string;
  /** The shop's host name, on pages that are the shop's under another name. */
  readonly shopName?: string;
  /** Whether it is printed for an editor, who sees what is wrong. */
  readonly isEdited?: boolean;
}

/** The settings all widgets of a page share [ELEM-03]. */
const settingsBlock = ({ port }: PageSetting): string =>
  `<script type="application/json" data-atria-settings>${scriptJson({
    origins: brands.map((site) => siteAddress(site, port).slice(0, -1)),
  })}</script>`;

/** Further settings of a page's loader tag. */
interface LoaderSetting extends PageSetting {
  /** Omitted if it is the site's name. */
  readonly logo?: Logo;
}

/** The lines of the head for the widgets, as a CMS template prints them. */
export function loaderTag(setting: LoaderSetting): string {
  const { site, language, port, logo = site, shopName, isEdited } = setting;
  const attributes = [
    `data-brand="${site}"`,
    `data-language="${language}"`,
    'data-api-base=""',
    `data-shop-url="${siteAddress('lihakauppa', port)}"`,
    `data-search-url="${searchPath(site, language)}"`,
    'data-captcha-script="/captcha/mtcaptcha.js"',
    'data-captcha-key="demo"',
    ...(shopName ? [`data-shop-name="${shopName}"`] : []),
    ...(logo === site ? [] : [`data-logo="${logo}"`]),
    ...(isEdited ? ['data-edit-mode'] : []),
  ];
  return snippet(bundlePath, attributes.join(' ')).join('\n');
}

export const partOf = (site: Brand, name: string, language: Language): string => {
  const names = [site, 'any'].flatMap((folder) => [
    `${folder}/${name}.${language}.html`,
    `${folder}/${name}.html`,
  ]);
  const found = names.map((one) => join(pagesFolder, one)).find((path) => existsSync(path));
  return found ? readFileSync(found, 'utf8') : '';
};

/** A page's file: its settings in the comment at its top, and its content. */
export function parsePage(file: string): {
  readonly settings: Readonly<Record<string, string>>;
  readonly content: string;
} {
  const [, head = '', content = file] = /^<!--\n([\s\S]*?)\n-->\n([\s\S]*)$/.exec(file) ?? [];
  const lines = head.split('\n').map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
  });
  return { settings: Object.fromEntries(lines), content };
}

interface Printed {
  readonly title: string;
  readonly description?: string;
  readonly content: string;
  /** A class of the body. */
  readonly kind?: string;
  readonly pageId?: string;
  /** The part with this name is printed around the content. */
  readonly layout?: string | undefined;
}

/** The links between the header's tags until it renders: to the site's sections. */
const menuLinks = (site: Brand, language: Language, port: string): string =>
  navigationOf(site, language)
    .bottomTabs.map(
      ({ label, link }) => `<a href="${escapeHtml(withPort(link, port))}">${escapeHtml(label)}</a>`,
    )
    .join(' ');

/** A search that has not rendered says so, with a link that loads the page again. */
const withFallback = (html: string, language: Language): string =>
  html.replace(
    /(<atria-[\w-]+-search\b[^>]*>)(?=<\/atria-)/g,
    `$1<p class="before">${wordIn('search-before', language)} <a href="">${wordIn('reload', language)}</a></p>`,
  );

/** The whole page as the CMS prints it: head, header tag, main, footer. */
export function printPage(
  setting: PageSetting,
  { title, description = '', content, kind = 'article', pageId = '1', layout = 'layout' }: Printed,
): string {
  const { site, language } = setting;
  const name = brandThemes[site].name;
  const logo = site === 'sibylla' && language === 'se' ? 'sibyllase' : site;
  const part = (part: string) => partOf(site, part, language);
  const frame = part(layout).replace('lang="fi"', `lang="${langAttribute(language)}"`);
  return filled(frame, setting, {
    site,
    logo,
    home: homePath(site, language),
    title: escapeHtml(title === name ? title : `${title} – ${name}`),
    description: escapeHtml(description),
    fonts: fontLines(logo),
    alternates: setting.alternates ?? '',
    menu: menuLinks(site, language, setting.port),
    settings: settingsBlock(setting),
    loader: loaderTag({ ...setting, logo }),
    kind,
    'page-id': pageId,
    name,
    content: withReserve(withFallback(filled(content, setting), language)),
    end: part('end').trimEnd(),
    footer: filled(part('footer'), setting, footerValues(site, language, setting.port)),
  });
}
