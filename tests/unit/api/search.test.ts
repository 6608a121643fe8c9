// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  type SearchRequest,
  searchContent,
  searchNews,
  searchProducts,
  searchRecipes,
  searchShopProducts,
} from '../../../src/api/search';
import { expectFaults } from '../support/expect-faults';
import { failureOf } from './support/failure-of';
import { asked, recordedClient } from './support/recorded-client';

/** All parameters of a search. */
const fi = { language: 'fi', page: 1, pageSize: 12 };
const all: SearchRequest = {
  language: 'fi',
  page: 2,
  pageSize: 12,
  sortOrder: 2,
  q: 'kana',
  contentGroup: 0,
  productGroup: 5,
  matchAnyCategoryIds: [6, 7],
  facetTags: [1, 2],
  authors: ['Atria'],
  hideResults: true,
  skipPagination: true,
  searchEquipments: true,
};
const noResult = {
  ...{ totalCount: 0, hasMore: false, query: '', suggestion: '' },
  facetCategories: [],
};

describe('each search sends its own part of the request', () => {
  it.each([
    [
      'site search [API-08]',
      searchContent,
      '/api/search/content/?language=fi&page=2&pageSize=12&q=kana&contentGroup=0&sortOrder=2&facetTags[]=1&facetTags[]=2',
    ],
    [
      'product search [API-10]',
      searchProducts,
      '/api/search/products?language=fi&page=2&pageSize=12&sortOrder=2&q=kana&contentGroup=0&productGroup=5&facetTags[]=1&facetTags[]=2&hideResults=true&searchEquipments=true',
    ],
    [
      'shop product search [API-11]',
      searchShopProducts,
      '/api/search/lihakauppa-products?language=fi&page=2&pageSize=12&q=kana&contentGroup=0&matchAnyCategoryIds[]=6&matchAnyCategoryIds[]=7&skipPagination=true',
    ],
    [
      'recipe search [API-12]',
      searchRecipes,
      '/api/search/recipes?language=fi&page=2&pageSize=12&q=kana&contentGroup=0&matchAnyCategoryIds[]=6&matchAnyCategoryIds[]=7&facetTags[]=1&facetTags[]=2&hideResults=true',
    ],
    [
      'news search [API-13]',
      searchNews,
      '/api/search/newsroom?language=fi&page=2&pageSize=12&q=kana&sortOrder=2&matchAnyCategoryIds[]=6&matchAnyCategoryIds[]=7&facetTags[]=1&facetTags[]=2&authors[]=Atria',
    ],
  ])('%s', async (_, search, expected) => {
    const { api, only } = recordedClient({ hits: [] });
    await search(api, all);
    expect(asked(only())).toBe(`GET ${expected}`);
  });

  it('adds the category of all and the container page when they are set [SRCH-01]', async () => {
    const { api, only } = recordedClient({ hits: [] });
    await searchRecipes(api, { ...fi, matchAllCategoryIds: [3], containerPage: 9 });
    expect(only().query).toBe(
      'language=fi&page=1&pageSize=12&matchAllCategoryIds[]=3&containerPage=9',
    );
  });
});

describe('the answer of a search', () => {
  it('has hits, counts, the query and facets with their tags [API-08]', async () => {
    const tag = { id: 4, name: 'Kana', count: 12, selected: true, display: false };
    const rest = { totalCount: 40, hasMore: true, query: 'kana', suggestion: '' };
    const facetCategories = [{ id: 1, name: 'Raaka-aine', all: false, facetTags: [tag] }];
    const hit = {
      contentId: '5',
      url: '/a',
      link: '/b',
      title: 'A',
      category: 'Sisältö',
      teaserText: 'T',
      text: 'X',
      image: '/a.jpg',
      type: 'ContentPage',
    };
    const { api } = recordedClient({ hits: [hit], ...rest, facetCategories });
    const answer = await searchContent(api, fi);
    expect(answer).toEqual({ hits: [hit], ...rest, facetCategories });
  });

  it('includes a tag without a display field [API-04]', async () => {
    const { api } = recordedClient({ facetCategories: [{ facetTags: [{ id: '4' }] }] });
    const { facetCategories } = await searchProducts(api, fi);
    expect(facetCategories[0]?.facetTags).toEqual([
      { id: 4, name: '', count: 0, selected: false, display: true },
    ]);
  });

  it('has every field of a product [API-10]', async () => {
    const hit = {
      contentId: '1',
      type: 'RetailProductPage',
      title: 'Wilhelm',
      url: '/w',
      link: '/w2',
      image: '/w.jpg',
      likeCount: 3,
      novelty: true,
      totalTime: 20,
      productCode: '1234',
      valoCode: '99',
      gtinCode: '6407',
      startPublish: '2026-01-02',
      code: 'LK1',
      category: 'Makkarat',
      price: '3,90',
      pricePerKilo: '9,75',
      pricePerKg: '9,75',
      svhPrice: '4,50',
      discountPercentage: 13,
      stock: 5,
    };
    const { api } = recordedClient({ hits: [hit] });
    expect(await searchProducts(api, fi)).toEqual({ hits: [hit], ...noResult });
  });

  it('distinguishes an unlimited stock from an empty one [API-11]', async () => {
    const { api } = recordedClient({ hits: [{ stock: null }, {}, { stock: 0 }, { stock: '4' }] });
    const { hits } = await searchShopProducts(api, fi);
    expect(hits.map(({ stock }) => stock)).toEqual([null, null, 0, 4]);
  });

  it('takes the first of a shop product’s images [API-11]', async () => {
    const { api } = recordedClient({ hits: [{ image: ['/1.jpg', '/2.jpg'] }, { image: [] }] });
    const { hits } = await searchShopProducts(api, fi);
    expect(hits.map(({ image }) => image)).toEqual(['/1.jpg', '']);
  });

  it('has every field of a recipe [API-12]', async () => {
    const hit = { contentId: '1', title: 'K', image: '/k', url: '/r', totalTime: 45, likeCount: 9 };
    const { api } = recordedClient({ hits: [{ ...hit, totalTime: '45' }] });
    expect((await searchRecipes(api, fi)).hits).toEqual([hit]);
  });

  it('has every field of a news item [API-13]', async () => {
    const hit = {
      contentId: '1',
      type: 'CisionReleasePage',
      title: 'Tulos',
      image: '/n',
      url: '/n',
      cisionTextType: 'Pörssitiedote',
      startPublish: '2026-02-03T08:00:00Z',
    };
    const { api } = recordedClient({ hits: [hit] });
    expect((await searchNews(api, fi)).hits).toEqual([hit]);
  });

  it('fails when its hits are no list', async () => {
    expectFaults();
    const { api } = recordedClient({ hits: 'none' });
    expect((await failureOf(searchNews(api, fi))).kind).toBe('shape');
  });
});
