// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createHost } from '../../../demo-host/host/app';
import { pagePaths } from '../../../demo-host/host/pages';
import { homePath, searchPath } from '../../../demo-host/host/site-addresses';
import { type Brand, brands } from '../../../src/core/page/brand';
import { type Language, langAttribute } from '../../../src/core/page/language';
import { createBackend } from '../../../stand-in/api/app';
import { productsOf } from '../../../stand-in/api/catalogue';
import type { NavItem, NavLink } from '../../../stand-in/data/navigation';
import {
  desktopNavigation,
  homeLanguageOf,
  languagesOf,
  mobileNavigation,
  navigationOf,
} from '../../../stand-in/data/navigation';

const pages = new URL('../../../demo-host/pages/', import.meta.url);
const host = createHost({ backend: createBackend() });

const at = (site: Brand, address: string): string =>
  new URL(address, `http://${site}.localhost:4173/`).href;
const get = (address: string) => Promise.resolve(host.request(new Request(address)));
const page = async (site: Brand, path: string) => (await get(at(site, path))).text();

const published = brands.flatMap((site) =>
  languagesOf(site).map((language): readonly [Brand, Language] => [site, language]),
);

/**
 * The links of a page that point to the demo host: its own, and those to the other sites. Built
 * files exist only after a build; tests/browser/bundle.spec.ts tests them.
 */
const linksIn = (html: string): string[] =>
  [...html.matchAll(/(?:href=|"link":\s?)"((?:\/|http:\/\/[a-z.]*localhost)[^"]*)"/g)].flatMap(
    ([, link = '']) => (/^\/(host|atria)\//.test(link) ? [] : [link]),
  );

async function lost(site: Brand, links: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    [...new Set(links)].map(async (link) => {
      const { status } = await get(at(site, link));
      return status === 200 ? [] : [`${site} ${link} ${status}`];
    }),
  );
  return found.flat();
}

describe.each(published)('The home page of %s in %s', (site, language) => {
  const home = homePath(site, language);

  it("exists, in its language and with the site's header", async () => {
    const response = await get(at(site, home));
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain(`<html lang="${langAttribute(language)}">`);
    expect(html).toContain(`data-language="${language}"`);
    expect(html).toContain(`data-search-url="${searchPath(site, language)}"`);
    expect(html).toMatch(new RegExp(`<atria-header [^>]*home-url="${home}"`));
    expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>\s*<p class="lead">[^<]+</);
    expect(html).not.toContain('{{');
  });

  it.skipIf(site === 'lihakauppa')(
    'has large pictures and card grids, none of them empty',
    async () => {
      const html = await page(site, home);
      expect(html.match(/<atria-hero-carousel/g)).toHaveLength(1);
      expect(html.match(/<atria-card-grid/g)?.length ?? 0).toBeGreaterThan(1);
      for (const [, id] of html.matchAll(/block-id="([^"]+)"/g)) {
        const [, json = ''] =
          new RegExp(`data-atria-block="${id}">(.+?)</script>`, 's').exec(html) ?? [];
        const { images, cards } = JSON.parse(json);
        expect((images ?? cards).length, id).toBeGreaterThan(1);
      }
    },
  );

  it('links to pages and pictures that exist', async () => {
    const html = await page(site, home);
    expect(await lost(site, linksIn(html))).toEqual([]);
    const pictures = [...html.matchAll(/"(\/pictures\/[^"?]+)/g)].map(([, path = '']) => path);
    expect(await lost(site, pictures)).toEqual([]);
  });
});

describe.each(published)('The navigation of %s in %s', (site, language) => {
  it('links to pages that exist, on wide and on narrow screens', async () => {
    const answers = [desktopNavigation, mobileNavigation].map((navigation) =>
      navigation(site, language, '4173'),
    );
    expect(await lost(site, linksIn(JSON.stringify(answers)))).toEqual([]);
  });

  it('links to every page that searches products, recipes or news', async () => {
    const links = linksIn(JSON.stringify(desktopNavigation(site, language, '4173')));
    const listings: string[] = [];
    for (const path of pagePaths(site).keys())
      if (/<atria-[a-z-]*(product|recipe|news)-search /.test(await page(site, path)))
        listings.push(path);
    expect(listings.length).toBeGreaterThan(0);
    const all = languagesOf(site).flatMap((one) =>
      linksIn(JSON.stringify(desktopNavigation(site, one, '4173'))),
    );
    expect(listings.filter((path) => !all.includes(path))).toEqual([]);
    expect(listings.some((path) => links.includes(path))).toBe(true);
  });
});

describe.each(published)('The search page of %s in %s', (site, language) => {
  it('searches the whole site in its language', async () => {
    const response = await get(at(site, searchPath(site, language)));
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('<atria-site-search');
    expect(html).toContain(`data-language="${language}"`);
  });
});

describe.each(published)('The articles of %s in %s', (site, language) => {
  it('have an introduction of full sentences, and paragraphs', async () => {
    const { topTabs, bottomTabs, navLinks } = navigationOf(site, language);
    const tabs = [...topTabs, ...bottomTabs, ...navLinks];
    const links: readonly NavLink[] = tabs.flatMap((tab: NavItem) => [
      tab,
      ...(tab.children ?? []),
    ]);
    for (const { link } of links.filter((one) => /^\/[^#]*$/.test(one.link))) {
      const html = await page(site, link);
      if (!html.includes('class="article-text"')) continue;
      const [, lead = ''] = /<p class="lead">(.*?)<\/p>/.exec(html) ?? [];
      expect(lead, link).toMatch(/^\p{L}.*[.?!]$/u);
      expect(html, link).toMatch(/class="lead">.*<\/p>\s*<p>[^<]{20}/);
    }
  });
});

describe('The search pages', () => {
  it.each([
    ['atriafi', '/reseptit', 'atria-recipe-search  recipe-search-block-id="40"'],
    ['atriafi', '/ajankohtaista', 'atria-news-search  show-search'],
    ['atriacom', '/en/newsroom', 'atria-news-search  show-search'],
    ['atriacom', '/en/newsroom/releases', 'match-any-category-ids="701" show-search'],
    ['ammattilaiset', '/tuotteet', 'atria-professional-product-search'],
    ['ammattilaiset', '/laitteet', 'atria-professional-product-search equipment'],
    ['foodservicese', '/utrustning', 'atria-professional-product-search equipment'],
    ['export', '/products', 'atria-export-product-search'],
    ['export', '/de/produkte', 'atria-export-product-search'],
    ['lithellsse', '/produkter', 'site-search-url="/sok"'],
    ['sibylla', '/se/meny', 'site-search-url="/se/sok"'],
    ['lihakauppa', '/tuotteet', '<atria-shop-product-search'],
    ['lihakauppa', '/tuotteet/makkarat', 'match-any-category-ids="504"'],
  ] as const)('%s%s has %s', async (site, path, part) => {
    const html = await page(site, path);
    const plain = (text: string) => text.replace(/\s+/g, ' ');
    expect(plain(html)).toContain(plain(part));
  });

  it('limit a section of a listing to its group, under its own name', async () => {
    const html = await page('atriafi', '/tuotteet/kana');
    expect(html).toContain('<h1>Kana</h1>');
    expect(html).toContain('<atria-product-search product-group="3"');
  });

  it.each([
    ['ridderheimsse', '/produkter/salami', 'Salami', 'match-all-category-ids="811"'],
    ['ammattilaiset', '/tuotteet/nauta', 'Naudanliha', 'match-all-category-ids="22"'],
    ['atriafi', '/tuotteet/uutuudet', 'Uutuudet', 'match-all-category-ids="800"'],
    ['atriafi', '/reseptit/keitot', 'Keitot', 'match-any-category-ids="401"'],
  ] as const)('list a section finer than a group: %s%s', async (site, path, heading, ids) => {
    const html = await page(site, path);
    expect(html).toContain(`<h1>${heading}</h1>`);
    expect(html).toContain(ids);
  });

  it('have hits in every section of a range', async () => {
    const sections = brands.flatMap((site) =>
      [...pagePaths(site).values()].flatMap((file) => {
        const html = readFileSync(new URL(file, pages), 'utf8');
        const [, ids = ''] = /^sections:.*match-all-category-ids ([^,\n]+)/m.exec(html) ?? [];
        return [...ids.matchAll(/=(\d+)/g)].map(([, id]) => [site, Number(id)] as const);
      }),
    );
    expect(sections.length).toBeGreaterThan(30);
    for (const [site, id] of sections) {
      const found = productsOf(site).filter(({ categoryIds }) => categoryIds?.includes(id));
      expect(found.length, `${site} ${id}`).toBeGreaterThan(1);
    }
  });

  it('have an article for each hit of a search', async () => {
    for (const [site, path, title] of [
      ['lithellsse', '/recept/pytt-i-panna', 'Pytt i panna'],
      ['foodservicese', '/produkter/atria-oxfile-2-kg', 'Atria Oxfilé 2 kg'],
      ['foodservicese', '/utrustning/korvkokare-12-l', 'Korvkokare 12 l'],
      ['sibylla', '/produkter/ostburgare', 'Ostburgare'],
    ] as const)
      expect(await page(site, path)).toContain(`<h1>${title}</h1>`);
  });

  it('print a result in another language in that language', async () => {
    expect(await page('sibylla', '/produkter/ostburgare')).toContain('<html lang="sv">');
  });
});

it("A site serves its front page also at its language's path", async () => {
  for (const [site, language] of published.filter(([one, two]) => homeLanguageOf(one) === two))
    expect((await get(at(site, `/${language}/`))).status, site).toBe(200);
});
