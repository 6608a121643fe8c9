import { fetchFilteredCards } from '../../src/api/cards';
import { fetchFacetGroups, fetchRecipeTags } from '../../src/api/facets';
import type { IdOf } from '../../src/api/field';
import { fetchMenu } from '../../src/api/menu';
import { fetchProduct } from '../../src/api/products';
import { searchContent, searchProducts, searchShopProducts } from '../../src/api/search';
import { findCategories, lookCategory, titlesOf } from './categories';
import type { Asking, Known, Named } from './named';

interface Kind {
  /** What has a text in its name; absent where the back end has no list of such things. */
  readonly find?: (q: string, asking: Asking) => Promise<readonly Named[]>;
  /** Rejects where the back end does not answer. */
  readonly look: (id: string, asking: Asking) => Promise<Known>;
}

/** How many are offered. */
const most = 8;
/** How many contents of a site are looked through for an id. */
const pages = 5;

const shopHits = async (q: string, { api, language }: Asking) =>
  (await searchShopProducts(api, { language, page: 1, pageSize: most, q })).hits;

async function lookProductId(id: string, { api, language }: Asking): Promise<Known> {
  const request = { language, page: 1, pageSize: 100, skipPagination: true };
  const { hits, hasMore } = await searchShopProducts(api, request);
  const hit = hits.find(({ contentId }) => contentId === id);
  if (hit) return { id, name: hit.title, picture: hit.image };
  return hasMore ? 'unknown' : 'gone';
}

async function lookContent(id: string, { api, language }: Asking): Promise<Known> {
  for (let page = 1; page <= pages; page++) {
    const { hits, hasMore } = await searchContent(api, { language, page, pageSize: 100 });
    const hit = hits.find(({ contentId }) => contentId === id);
    if (hit) return { id, name: hit.title, picture: hit.image };
    if (!hasMore) break;
  }
  // A page may be there and be no hit of the search.
  return 'unknown';
}

async function lookGroup(id: string, { api, language }: Asking): Promise<Known> {
  const groups = await fetchFacetGroups(api, { language });
  const request = { language, page: 1, pageSize: 3, productGroup: id };
  const { hits, totalCount } = await searchProducts(api, request);
  const name = groups.find((one) => one.id === id)?.name;
  if (!name && totalCount === 0) return 'gone';
  return { id, name: name ?? titlesOf(hits), picture: hits[0]?.image ?? '', count: totalCount };
}

const names = (all: readonly string[]): string => all.filter(Boolean).slice(0, 3).join(', ');

const has = (name: string, q: string): boolean => name.toLowerCase().includes(q.toLowerCase());

/** How each kind of id is offered by names, and what one of them is of. */
export const kinds: Readonly<Record<IdOf, Kind>> = {
  product: {
    find: async (q, asking) =>
      (await shopHits(q, asking))
        .filter(({ code }) => code)
        .map(({ code, title, image }) => ({ id: code, name: title, picture: image })),
    look: async (code, { api }) => {
      const { name, image } = await fetchProduct(api, { code });
      return { id: code, name, picture: image };
    },
  },
  'product-id': {
    find: async (q, asking) =>
      (await shopHits(q, asking))
        .filter(({ contentId }) => contentId)
        .map(({ contentId, title, image }) => ({ id: contentId, name: title, picture: image })),
    look: lookProductId,
  },
  content: {
    find: async (q, { api, language }) =>
      (await searchContent(api, { language, page: 1, pageSize: most, q })).hits.map(
        ({ contentId, title, image }) => ({ id: contentId, name: title, picture: image }),
      ),
    look: lookContent,
  },
  categories: { find: findCategories, look: lookCategory },
  'product-group': {
    find: async (q, { api, language }) =>
      (await fetchFacetGroups(api, { language }))
        .filter(({ name }) => has(name, q))
        .slice(0, most)
        .map(({ id, name }) => ({ id, name, picture: '' })),
    look: lookGroup,
  },
  menu: {
    look: async (id, { api }) => {
      const weeks = await fetchMenu(api, { menuId: id });
      const dishes = weeks.flatMap((week) => Object.values(week).flat());
      if (dishes.length === 0) return 'gone';
      const picture = dishes.find(({ image }) => image)?.image ?? '';
      return { id, name: names(dishes.map(({ header }) => header)), picture, count: dishes.length };
    },
  },
  'recipe-filters': {
    look: async (id, { api }) => {
      const tags = await fetchRecipeTags(api, { recipeSearchBlockId: id });
      if (tags.length === 0) return 'gone';
      return { id, name: names(tags.map(({ name }) => name)), picture: '', count: tags.length };
    },
  },
  'filtered-cards': {
    look: async (id, { api }) => {
      const request = { itemId: id, cardType: 'headerImageSquare' };
      const cards = await fetchFilteredCards(api, request);
      if (cards.length === 0) return 'gone';
      const picture = cards.find(({ image }) => image)?.image ?? '';
      return { id, name: names(cards.map(({ header }) => header)), picture, count: cards.length };
    },
  },
};
