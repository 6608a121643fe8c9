// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { fetchFilteredCards } from '../../../../src/api/cards';
import { fetchCustomFacets, fetchFacetGroups } from '../../../../src/api/facets';
import { fetchDesktopNavigation, fetchMobileNavigation } from '../../../../src/api/navigation';
import { fetchReleaseCategories } from '../../../../src/api/releases';
import { fetchRetailProducts } from '../../../../src/api/retail-products';
import { searchProducts } from '../../../../src/api/search';
import { brands } from '../../../../src/core/page/brand';
import { browse, visit } from './visit';

describe.each(brands)('the site %s', (site) => {
  const api = visit(site);

  it('has tabs for wide screens', async () => {
    const { bottomTabs } = await fetchDesktopNavigation(api, { languageId: 'fi' });
    expect(bottomTabs.length).toBeGreaterThan(1);
    for (const { label, link } of bottomTabs) expect([label, link]).not.toContain('');
  });

  it('has a side menu for narrow screens', async () => {
    const { navAccordions } = await fetchMobileNavigation(api, { languageId: 'fi' });
    expect(navAccordions.length).toBeGreaterThan(1);
  });

  it('has products, and no hit of them is dropped', async () => {
    const dropped = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { hits } = await searchProducts(api, { language: 'fi', page: 1, pageSize: 100 });
    expect(hits.length).toBeGreaterThan(3);
    for (const { title, url, image } of hits) expect([title, url, image]).not.toContain('');
    expect(dropped).not.toHaveBeenCalled();
  });

  it('has product groups with products', async () => {
    const groups = await fetchFacetGroups(api, { language: 'fi' });
    for (const { id, name } of groups) {
      expect(name).not.toBe('');
      const found = await searchProducts(api, {
        language: 'fi',
        page: 1,
        pageSize: 12,
        productGroup: id,
      });
      expect(found.totalCount).toBeGreaterThan(0);
    }
  });
});

describe('lists', () => {
  it('of dietary tags are in the language of the page, for calls that name none', async () => {
    const finnish = await fetchCustomFacets(visit());
    const swedish = await fetchCustomFacets(visit('foodservicese'));
    expect(finnish.find(({ id }) => id === 101)?.name).toBe('Laktoositon');
    expect(swedish.find(({ id }) => id === 101)?.name).toBe('Laktosfri');
  });

  it.each([
    ['atriacom', '/', 'Laktoositon'],
    ['atriacom', '/en/newsroom', 'Lactose-free'],
    ['atriacom', '/se/aktuellt', 'Laktosfri'],
    ['sibylla', '/se/meny', 'Laktosfri'],
    ['export', '/', 'Lactose-free'],
    ['export', '/de/produkte', 'Laktosefrei'],
    ['lithellsse', '/produkter', 'Laktosfri'],
    ['localhost', '/widgets/recipe-search?brand=export&language=de', 'Laktosefrei'],
  ])('of dietary tags are, on %s%s, in its language', async (site, path, name) => {
    const host = site === 'localhost' ? 'localhost:4173' : `${site}.localhost:4173`;
    const referer = `http://${host}${path}`;
    const response = await browse(undefined, host).send('/api/facets/custom', {
      headers: { referer },
    });
    expect(await response.text()).toContain(`"${name}"`);
  });

  it('of filtered cards follow the page’s address to English', async () => {
    const { send } = browse();
    const cards = async (path: string) => {
      const headers = { referer: `http://localhost:4173${path}` };
      return (await send('/api/filtered-cards/kana/recipeCard', { headers })).json();
    };
    const [finnish, english] = [await cards('/reseptit'), await cards('/en/recipes')];
    expect(english).toHaveLength(finnish.length);
    expect(english[0].header).not.toBe(finnish[0].header);
  });

  it('of filtered cards are of the type asked for, and empty for an item without cards', async () => {
    const cards = await fetchFilteredCards(visit(), { itemId: 'kana', cardType: 'recipeCard' });
    expect(new Set(cards.map(({ type }) => type))).toEqual(new Set(['recipeCard']));
    expect(await fetchFilteredCards(visit(), { itemId: 'tyhja', cardType: 'x' })).toEqual([]);
  });

  it('of all products are sorted by title', async () => {
    const titles = (await fetchRetailProducts(visit(), { language: 'fi' })).map(
      ({ title }) => title,
    );
    expect(titles.length).toBeGreaterThan(50);
    expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b, 'fi')));
  });

  it('of release categories speak four languages', async () => {
    const names = await Promise.all(
      ['fi', 'en', 'se', 'de'].map(
        async (language) => (await fetchReleaseCategories(visit(), { language }))[0]?.name,
      ),
    );
    expect(new Set(names).size).toBe(4);
  });
});
