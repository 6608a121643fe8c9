import { ApiError } from '../api/api-error';
import { fetchFilteredCards } from '../api/cards';
import { fetchFacetGroups, fetchRecipeTags } from '../api/facets';
import type { IdOf } from '../api/field';
import { fetchMenu } from '../api/menu';
import { fetchProduct } from '../api/products';
import { searchContent, searchProducts, searchShopProducts } from '../api/search';
import { lookCategory, titlesOf } from './known-categories';
import type { Asking, Known } from './named';

/** How many result pages of a site are searched for an id. */
const pages = 5;

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
  // A page may exist without being a hit of the search.
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

interface Part {
  readonly name: string;
  readonly image?: string;
}

/** An id of several parts is known by the first of them; without any it is gone. */
function knownBy(id: string, parts: readonly Part[]): Known {
  if (parts.length === 0) return 'gone';
  const names = parts.map(({ name }) => name).filter(Boolean);
  const picture = parts.find(({ image }) => image)?.image ?? '';
  return { id, name: names.slice(0, 3).join(', '), picture, count: parts.length };
}

const ofCards = (cards: readonly { readonly header: string; readonly image: string }[]): Part[] =>
  cards.map(({ header, image }) => ({ name: header, image }));

/** What is known of an id by its kind; rejects if the back end does not answer. */
const looks: Readonly<Record<IdOf, (id: string, asking: Asking) => Promise<Known>>> = {
  product: async (code, { api }) => {
    const { name, image } = await fetchProduct(api, { code });
    return { id: code, name, picture: image };
  },
  'product-id': lookProductId,
  content: lookContent,
  categories: lookCategory,
  'product-group': lookGroup,
  menu: async (id, { api }) => {
    const weeks = await fetchMenu(api, { menuId: id });
    return knownBy(id, ofCards(weeks.flatMap((week) => Object.values(week).flat())));
  },
  'recipe-filters': async (id, { api }) =>
    knownBy(id, await fetchRecipeTags(api, { recipeSearchBlockId: id })),
  'filtered-cards': async (id, { api }) => {
    const request = { itemId: id, cardType: 'headerImageSquare' };
    return knownBy(id, ofCards(await fetchFilteredCards(api, request)));
  },
};

/** Kinds whose ids have an address of their own, which answers 404 once they are gone. */
const addressed: readonly IdOf[] = ['product', 'menu', 'recipe-filters', 'filtered-cards'];

/** Ids whose absence can be proved: a page of the site need not be a hit of its search. */
export type LookedUp = Exclude<IdOf, 'content'>;
export const lookedUp = Object.keys(looks).filter((kind): kind is LookedUp => kind !== 'content');

/** What a back end knows about an id; never rejects. */
export async function lookId(kind: IdOf, id: string, asking: Asking): Promise<Known> {
  try {
    return await looks[kind](id, asking);
  } catch (error) {
    const isNothing = error instanceof ApiError && error.status === 404;
    return isNothing && addressed.includes(kind) ? 'gone' : 'failed';
  }
}

/** The ids of a text, in their order. */
export const idsOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
