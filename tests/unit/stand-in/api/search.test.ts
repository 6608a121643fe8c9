// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fetchRecipeTags } from '../../../../src/api/facets';
import {
  searchContent,
  searchNews,
  searchProducts,
  searchRecipes,
  searchShopProducts,
} from '../../../../src/api/search';
import { fetchSuggestions } from '../../../../src/api/suggestions';
import { browse, visit } from './visit';

const main = visit();
const fi = { language: 'fi', page: 1, pageSize: 6 };
const everything = { language: 'fi', page: 1, pageSize: 100 };
const titles = (hits: readonly { title: string }[]) => hits.map(({ title }) => title);

describe('a search', () => {
  it('returns pages that follow each other without overlap until there are no more', async () => {
    const seen: string[] = [];
    for (let page = 1, more = true; more; page++) {
      const { hits, hasMore, totalCount } = await searchRecipes(main, { ...fi, page });
      seen.push(...hits.map(({ contentId }) => contentId));
      more = hasMore;
      if (!more) expect(seen).toHaveLength(totalCount);
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(30);
  });

  it('puts what has every word of the query before what has some', async () => {
    const { hits } = await searchProducts(main, { ...everything, q: 'wilhelm 400' });
    const all = titles(hits).map((title) => /(?=.*wilhelm)(?=.*400)/i.test(title));
    expect(all[0]).toBe(true);
    expect(all.lastIndexOf(true)).toBeLessThan(all.indexOf(false));
    // A number alone is nothing to find.
    for (const title of titles(hits)) expect(title).toMatch(/wilhelm/i);
  });

  it('ignores case', async () => {
    const small = await searchProducts(main, { ...everything, q: 'nakki' });
    const capital = await searchProducts(main, { ...everything, q: 'NAKKI' });
    expect(capital.hits).toEqual(small.hits);
    expect(small.totalCount).toBeGreaterThan(0);
  });

  it('finds ä by a, but not a by ä', async () => {
    const poultry = visit('jyvabroiler');
    const count = async (q: string) =>
      (await searchProducts(poultry, { ...everything, q })).totalCount;
    expect(await count('jyväbroiler')).toBeGreaterThan(0);
    expect(await count('jyvabroiler')).toBe(await count('jyväbroiler'));
    expect(await count('näkki')).toBe(0);
    expect(await count('nakki')).toBeGreaterThan(0);
  });

  it.each(['makkaraa', 'makkaroita', 'kinkut', 'entrecotte', 'makkarassa'])(
    'of the shop finds "%s", as people write it',
    async (q) => {
      const { totalCount } = await searchShopProducts(visit('lihakauppa'), { ...fi, q });
      expect(totalCount).toBeGreaterThan(0);
    },
  );

  it.each(['kanaa', 'jauhelihan', 'makaronilaatiko', 'grilimakara'])(
    'of the main site finds "%s", as people write it',
    async (q) => expect((await searchContent(main, { ...fi, q })).totalCount).toBeGreaterThan(0),
  );

  it('puts a word as it was typed before its other forms', async () => {
    const { hits } = await searchProducts(main, { ...everything, q: 'kanan' });
    const typed = titles(hits).map((title) => /kanan/i.test(title));
    expect(typed.lastIndexOf(true)).toBeLessThan(typed.indexOf(false));
    expect(titles(hits)).not.toContain('Atria Nakki 400 g');
  });

  it.each([
    ['makkaru', 'makkarat'],
    ['mkakara', 'makkarat'],
    ['makkraa', 'makkarat'],
    ['nakkki', undefined],
    ['xyzzy', undefined],
  ])('of "%s" suggests %s where it finds nothing', async (q, suggestion) => {
    const shop = visit('lihakauppa');
    const answer = await searchShopProducts(shop, { ...fi, q });
    expect(answer.suggestion).toBe(suggestion ?? '');
    if (!suggestion) return;
    expect(answer.totalCount).toBe(0);
    const meant = await searchShopProducts(shop, { ...fi, q: suggestion });
    expect(meant.totalCount).toBeGreaterThan(0);
  });

  it('has no hits for what nobody sells', async () => {
    const answer = await searchProducts(main, { ...fi, q: 'xyzzy' });
    expect(answer).toMatchObject({ hits: [], totalCount: 0, hasMore: false, query: 'xyzzy' });
  });

  it('puts titles that begin with the text first', async () => {
    const { hits } = await searchProducts(main, { ...everything, q: 'atria' });
    const begins = titles(hits).map((title) => title.toLowerCase().startsWith('atria'));
    expect(begins.indexOf(false)).not.toBe(0);
    expect(begins.lastIndexOf(true)).toBeLessThan(
      begins.includes(false) ? begins.indexOf(false) : begins.length,
    );
  });

  it('can be sorted by title, å ä ö at the end', async () => {
    const { hits } = await searchProducts(main, { ...everything, sortOrder: 1 });
    const inOrder = titles(hits);
    expect(inOrder).toEqual([...inOrder].sort((a, b) => a.localeCompare(b, 'fi')));
    expect(inOrder).not.toEqual(titles((await searchProducts(main, everything)).hits));
  });

  it('has no hits when only facets are requested, but counts them', async () => {
    const { hits, hasMore, totalCount, facetCategories } = await searchProducts(main, {
      ...fi,
      hideResults: true,
    });
    expect({ hits, hasMore }).toEqual({ hits: [], hasMore: false });
    expect(totalCount).toBeGreaterThan(0);
    expect(facetCategories.length).toBeGreaterThan(0);
  });

  it('answers in the requested language', async () => {
    const finnish = await searchRecipes(main, fi);
    const swedish = await searchRecipes(main, { ...fi, language: 'se' });
    expect(titles(swedish.hits)).not.toEqual(titles(finnish.hits));
    expect(swedish.facetCategories[0]?.name).not.toBe(finnish.facetCategories[0]?.name);
  });
});

describe('facets', () => {
  const tagsIn = async (facetTags: number[]) => searchProducts(main, { ...everything, facetTags });

  it('count what choosing a tag would give', async () => {
    const { facetCategories } = await tagsIn([]);
    const tag = facetCategories[0]?.facetTags.find(({ count }) => count > 0);
    const chosen = await tagsIn([tag?.id ?? 0]);
    expect(chosen.totalCount).toBe(tag?.count);
  });

  it('mark the chosen tags', async () => {
    const { facetCategories } = await tagsIn([101]);
    const selected = facetCategories.flatMap(({ facetTags }) =>
      facetTags.filter(({ selected }) => selected).map(({ id }) => id),
    );
    expect(selected).toEqual([101]);
  });

  it('widen within a category and narrow across categories', async () => {
    const [chicken, pork, both] = await Promise.all([
      tagsIn([201]),
      tagsIn([202]),
      tagsIn([201, 202]),
    ]);
    expect(both.totalCount).toBeGreaterThan(Math.max(chicken.totalCount, pork.totalCount));
    const lactoseFree = await tagsIn([201, 101]);
    expect(lactoseFree.totalCount).toBeLessThanOrEqual(chicken.totalCount);
  });

  it('of diets narrow: food with gluten is not for people who eat none [SRCH-05]', async () => {
    const [lactose, gluten, both] = await Promise.all([
      tagsIn([101]),
      tagsIn([102]),
      tagsIn([101, 102]),
    ]);
    expect(both.totalCount).toBeGreaterThan(0);
    expect(both.totalCount).toBeLessThanOrEqual(Math.min(lactose.totalCount, gluten.totalCount));
    const diet = lactose.facetCategories.find(({ id }) => id === 1);
    expect(diet?.all).toBe(true);
    expect(diet?.facetTags.find(({ id }) => id === 102)?.count).toBe(both.totalCount);
    expect(lactose.facetCategories.find(({ id }) => id === 2)?.all).toBe(false);
  });

  it('are read with commas, too, as in a page’s address', async () => {
    const { send } = browse();
    const ask = async (query: string) =>
      (await (await send(`/api/search/products?language=fi&${query}`)).json()).totalCount;
    expect(await ask('facetTags=201,202')).toBe(
      await ask('facetTags%5B%5D=201&facetTags%5B%5D=202'),
    );
  });

  it('of recipes are given beforehand, with their counts', async () => {
    const tags = await fetchRecipeTags(main, { recipeSearchBlockId: '5501' });
    const tag = tags.find(({ count }) => count > 0);
    const { totalCount } = await searchRecipes(main, { ...fi, facetTags: [tag?.id ?? 0] });
    expect(totalCount).toBe(tag?.count);
  });

  it('of recipes are the few of their block, and none for an unknown one', async () => {
    const few = await fetchRecipeTags(main, { recipeSearchBlockId: '5501' });
    expect(few.map(({ id }) => id)).toEqual([201, 205, 411, 404, 401, 406]);
    expect(await fetchRecipeTags(main, { recipeSearchBlockId: '99999' })).toEqual([]);
  });

  it('of recipes are known for every block of a page', async () => {
    const folder = new URL('../../../../demo-host/pages/', import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const ids = files
      .filter((file) => file.endsWith('.html'))
      .flatMap((file) => [
        ...readFileSync(new URL(file, folder), 'utf8').matchAll(/recipe-search-block-id="(\d+)"/g),
      ]);
    expect(ids.length).toBeGreaterThan(0);
    for (const [, id = ''] of ids) {
      const { length } = await fetchRecipeTags(main, { recipeSearchBlockId: id });
      expect([4, 5, 6], id).toContain(length);
    }
  });
});

describe('what a search finds', () => {
  it.each([
    ['jyvabroiler', 'JyvabroilerProductPage'],
    ['ammattilaiset', 'FoodServiceProductPage'],
    ['export', 'ExportProductPage'],
    ['sibylla', 'BrandProductPage'],
    ['localhost', 'RetailProductPage'],
  ])('are the products of its site: %s', async (site, type) => {
    const { hits } = await searchProducts(visit(site), { ...everything, language: 'en' });
    expect(new Set(hits.map((hit) => hit.type))).toEqual(new Set([type]));
  });

  it('are products of a group', async () => {
    const all = await searchProducts(main, everything);
    const group = await searchProducts(main, { ...everything, productGroup: 3 });
    expect(group.totalCount).toBeGreaterThan(0);
    expect(group.totalCount).toBeLessThan(all.totalCount);
  });

  it('are machines when equipment is requested', async () => {
    const professional = visit('ammattilaiset');
    const { hits } = await searchProducts(professional, { ...everything, searchEquipments: true });
    expect(new Set(hits.map(({ type }) => type))).toEqual(new Set(['EquipmentPage']));
  });

  it('are all products of the shop at once, without pages', async () => {
    const shop = visit('lihakauppa');
    const { hits, totalCount, hasMore } = await searchShopProducts(shop, {
      ...fi,
      skipPagination: true,
    });
    expect(hits).toHaveLength(totalCount);
    expect(hasMore).toBe(false);
    expect(hits.length).toBeGreaterThan(20);
  });

  it('are the shop’s products of a category, with prices and stock', async () => {
    const shop = visit('lihakauppa');
    const all = await searchShopProducts(shop, { ...fi, skipPagination: true });
    const some = await searchShopProducts(shop, {
      ...fi,
      skipPagination: true,
      matchAnyCategoryIds: [501],
    });
    expect(some.totalCount).toBeGreaterThan(0);
    expect(some.totalCount).toBeLessThan(all.totalCount);
    for (const { code, price } of some.hits) {
      expect(code).not.toBe('');
      expect(price).toMatch(/^\d+,\d\d$/);
    }
    expect(
      new Set(all.hits.map(({ stock }) => (stock === null ? 'unlimited' : stock > 0))),
    ).toEqual(new Set(['unlimited', true, false]));
  });

  it('are things of the content group only', async () => {
    const total = async (contentGroup: number) =>
      (await searchContent(main, { ...fi, contentGroup })).totalCount;
    const [all, products, recipes, rest] = await Promise.all([0, 1, 2, 3].map(total));
    expect(products).toBeGreaterThan(0);
    expect(recipes).toBeGreaterThan(0);
    expect(rest).toBeGreaterThan(0);
    expect(all).toBe((products ?? 0) + (recipes ?? 0) + (rest ?? 0));
  });

  it('are news, newest first, of both kinds', async () => {
    const { hits } = await searchNews(main, everything);
    const days = hits.map(({ startPublish }) => startPublish);
    expect(days).toEqual([...days].sort().reverse());
    expect(new Set(hits.map(({ type }) => type))).toEqual(
      new Set(['CisionReleasePage', 'MyNewsDeskPage']),
    );
  });

  it('are news of an author', async () => {
    const all = await searchNews(main, everything);
    const some = await searchNews(main, { ...everything, authors: ['Markkinointi'] });
    expect(some.totalCount).toBeGreaterThan(0);
    expect(some.totalCount).toBeLessThan(all.totalCount);
  });
});

describe('suggestions', () => {
  const suggest = async (q: string, site?: string) =>
    (await fetchSuggestions(visit(site), { language: 'fi', pageSize: 5, q, sortOrder: 0 })).hits;

  it('are five at most, of several kinds', async () => {
    const hits = await suggest('kana');
    expect(hits).toHaveLength(5);
    expect(new Set(hits.map(({ category }) => category)).size).toBeGreaterThan(1);
  });

  it('have all a visitor sees of them', async () => {
    for (const hit of await suggest('kana'))
      for (const value of Object.values(hit)) expect(value).not.toBe('');
  });

  it('are none for what nobody sells', async () => {
    expect(await suggest('xyzzy')).toEqual([]);
  });

  it('of the shop are its own products', async () => {
    const hits = await suggest('entrecote', 'lihakauppa');
    expect(hits.map(({ type }) => type)).toContain('LihakauppaProductPage');
  });
});

describe('the site of a call', () => {
  const firstType = async (host: string, referer?: string) => {
    const { send } = browse(undefined, host);
    const answer = await send('/api/search/products?language=en', {
      headers: referer ? { referer } : {},
    });
    return (await answer.json()).hits[0].type;
  };

  it('is that of the host called', async () => {
    expect(await firstType('export.localhost:4173')).toBe('ExportProductPage');
  });

  it('is that of the page when the called host is no site', async () => {
    expect(await firstType('localhost:4173', 'http://jyvabroiler.localhost:4173/tuotteet')).toBe(
      'JyvabroilerProductPage',
    );
  });

  it('is the brand in the page’s address before all others', async () => {
    expect(await firstType('localhost:4173', 'http://localhost:4173/widgets/x?brand=sibylla')).toBe(
      'BrandProductPage',
    );
  });
});
