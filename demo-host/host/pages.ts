import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../../scripts/shared/escape-html';
import type { Brand } from '../../src/core/page/brand';
import { brandThemes } from '../../src/core/style/brands/brand-themes';
import { homeLanguageOf, languageAt, languagesOf } from '../../stand-in/data/navigation';
import { shopCategories } from '../../stand-in/data/shop-categories';
import { textIn } from '../../stand-in/data/texts';
import { wordIn } from '../../stand-in/data/words';
import { alternateTags } from './alternates';
import { articleAt } from './articles';
import { filled } from './filled';
import { jobPage } from './jobs';
import { type PageSetting, pagesFolder, parsePage, partOf, printPage } from './page-template';
import { listingValues, loginValues, productValues, shopProductAt } from './shop-pages';
import type { Place } from './site';
import { homePath, searchPath } from './site-addresses';

const read = (path: string): string => readFileSync(join(pagesFolder, path), 'utf8');

const parts = new Set(['layout', 'footer', 'end', 'search', 'tuote', 'not-found']);

/** The page files of a site by their path: `/`, `/en/`, `/yhteystiedot/palaute` … */
export function pagePaths(site: Brand): ReadonlyMap<string, string> {
  const folder = join(pagesFolder, site);
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  return new Map(
    files.flatMap((file) => {
      const name = file.replaceAll('\\', '/').replace(/\.html$/, '');
      if (parts.has(name.replace(/^.*\/|\..*$/g, ''))) return [];
      return [[`/${name.replace(/(^|\/)front$/, '$1')}`, `${site}/${file}`] as const];
    }),
  );
}

// Values that only some pages have.
const noValues = { section: '', message: '', order: '', 'user-name': '' };

function printFile(setting: PageSetting, file: string, given: Record<string, string> = {}): string {
  const { settings, content } = parsePage(file);
  const description = given.lead ?? settings.description ?? '';
  const title = given.heading ?? settings.title ?? '';
  const search = searchPath(setting.site, setting.language);
  const values = { ...noValues, heading: escapeHtml(title), search, ...given };
  return printPage(setting, {
    title,
    description,
    kind: settings.kind ?? 'article',
    pageId: settings['page-id'] ?? '1',
    layout: settings.layout,
    content: filled(content, setting, values),
  });
}

/**
 * A section of a listing, such as `/tuotteet/kana`: the listing narrowed by an attribute from its
 * setting `sections`, `product-group kana=3 liha=4, other-attribute uutuudet=8`, with its name from
 * the navigation.
 */
function sectionPage(setting: PageSetting, path: string, listing?: string): string | undefined {
  if (!listing) return undefined;
  const lists = (parsePage(read(listing)).settings.sections ?? '').split(', ');
  const [section] = lists.flatMap((list) => {
    const [attribute, ...pairs] = list.split(' ');
    const pair = pairs.find((one) => path.endsWith(`/${one.split('=')[0]}`));
    return pair ? [`${attribute}="${pair.split('=')[1]}"`] : [];
  });
  const heading = section && articleAt(setting.site, setting.language, path)?.label;
  if (!heading) return undefined;
  return printFile(setting, read(listing), { heading, section });
}

function shopPage(
  setting: PageSetting,
  path: string,
  given: Record<string, string>,
): string | undefined {
  const listing = listingValues(path);
  if (listing) {
    const category = shopCategories.find((one) => one.path === path);
    const section = category ? `match-any-category-ids="${category.id}"` : '';
    return printFile(setting, read('lihakauppa/tuotteet.html'), { ...listing, section });
  }
  const product = shopProductAt(path);
  if (!product) return undefined;
  return printPage(setting, {
    title: textIn(product.title, 'fi'),
    description: product.description,
    kind: 'listing',
    content: filled(read('lihakauppa/tuote.html'), setting, {
      ...productValues(product),
      ...noValues,
      ...given,
    }),
  });
}

/**
 * The pages of a site with the same content in several languages, by the setting `translations`.
 */
const translationsOf = (paths: ReadonlyMap<string, string>): string[][] =>
  [...paths].flatMap(([path, file]) => {
    const { translations } = parsePage(read(file)).settings;
    return translations ? [[path, ...translations.split(' ')]] : [];
  });

/**
 * The page at a place, printed; undefined if the site has none there.
 *
 * @param given values for the page's file that only the visit knows
 */
export function pageAt(
  { site, port, path: asked, url }: Place,
  given: Record<string, string> = {},
): string | undefined {
  const path = asked === `/${homeLanguageOf(site)}/` ? '/' : asked;
  const language = languageAt(site, path);
  const paths = pagePaths(site);
  const alternates = alternateTags({ site, language, port }, path, translationsOf(paths));
  const setting = { site, language, port, alternates };
  if (site === 'lihakauppa') {
    const page = shopPage(setting, path, given);
    if (page) return page;
  }
  const file = paths.get(path) ?? paths.get(path.replace(/\/$/, '')) ?? paths.get(`${path}/`);
  if (file) return printFile(setting, read(file), path === '/kirjaudu' ? loginValues(url) : given);
  if (path === searchPath(site, language))
    return printFile(setting, partOf(site, 'search', language));
  if (path === '/' || languagesOf(site).some((one) => path === `/${one}/`))
    return printPage(setting, {
      title: brandThemes[site].name,
      kind: 'front',
      content: `<h1 class="hidden">${escapeHtml(brandThemes[site].name)}</h1>${read('any/front.html')}`,
    });
  const section = sectionPage(setting, path, paths.get(path.replace(/\/[^/]*$/, '')));
  if (section) return section;
  const article = jobPage(site, path) ?? articleAt(site, language, path);
  return (
    article &&
    printPage({ ...setting, language: article.language }, { ...article, description: article.lead })
  );
}

/** The page that a site shows for a missing address. */
export function notFoundPage({ site, port, path }: Place): string {
  const language = languageAt(site, path);
  const setting = { site, language, port };
  const heading = wordIn('not-found', language);
  const content = filled(read('any/not-found.html'), setting, {
    heading,
    text: wordIn('not-found-text', language),
    link: wordIn('not-found-link', language),
    home: homePath(site, language),
  });
  return printPage(setting, { title: heading, kind: 'not-found', content });
}
