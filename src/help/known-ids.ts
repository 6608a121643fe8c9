import { ApiError } from '../api/api-error';
import { fetchFilteredCards } from '../api/cards';
import type { ApiClient } from '../api/client';
import { fetchFacetGroups, fetchRecipeTags } from '../api/facets';
import type { IdOf } from '../api/field';
import { fetchMenu } from '../api/menu';
import { fetchProduct } from '../api/products';
import { searchContent, searchProducts, searchShopProducts } from '../api/search';
import type { CallName } from '../core/element/contract';
import type { Language } from '../core/page/language';
import { lookCategory, titlesOf } from './known-categories';

/** Something that an id is of, as people know it. */
export interface Named {
  readonly id: string;
  readonly name: string;
  /** Address of its picture; '' of none. */
  readonly picture: string;
  /** How much there is of what holds several. */
  readonly count?: number | undefined;
}

/** An id in the values of a widget, and what it is of. */
export interface AskedId {
  readonly kind: IdOf;
  readonly id: string;
  /** The calls of the widget that takes it: the search whose categories are meant. */
  readonly calls: readonly CallName[];
}

/**
 * What is known of an id: what it is of, that there is no such thing, that nobody can say, or that the
 * back end could not be asked; undefined before the answer.
 */
export type Known = Named | 'gone' | 'unknown' | 'failed' | undefined;

/** What names are asked with. */
export interface Asking extends Pick<AskedId, 'calls'> {
  readonly api: ApiClient;
  readonly language: Language;
}

/** How many contents of a site are looked through for an id. */
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

interface Part {
  readonly name: string;
  readonly image?: string;
}

/** What holds several, by the first of them; gone where there is none. */
function knownBy(id: string, parts: readonly Part[]): Known {
  if (parts.length === 0) return 'gone';
  const names = parts.map(({ name }) => name).filter(Boolean);
  const picture = parts.find(({ image }) => image)?.image ?? '';
  return { id, name: names.slice(0, 3).join(', '), picture, count: parts.length };
}

const ofCards = (cards: readonly { readonly header: string; readonly image: string }[]): Part[] =>
  cards.map(({ header, image }) => ({ name: header, image }));

interface Look {
  /** Rejects where the back end does not answer. */
  readonly look: (id: string, asking: Asking) => Promise<Known>;
  /** It is asked for by an address of its own, which leads nowhere when it is gone. */
  readonly isAddressed?: true;
}

const looks: Readonly<Record<IdOf, Look>> = {
  product: {
    look: async (code, { api }) => {
      const { name, image } = await fetchProduct(api, { code });
      return { id: code, name, picture: image };
    },
    isAddressed: true,
  },
  'product-id': { look: lookProductId },
  content: { look: lookContent },
  categories: { look: lookCategory },
  'product-group': { look: lookGroup },
  menu: {
    look: async (id, { api }) => {
      const weeks = await fetchMenu(api, { menuId: id });
      return knownBy(id, ofCards(weeks.flatMap((week) => Object.values(week).flat())));
    },
    isAddressed: true,
  },
  'recipe-filters': {
    look: async (id, { api }) =>
      knownBy(id, await fetchRecipeTags(api, { recipeSearchBlockId: id })),
    isAddressed: true,
  },
  'filtered-cards': {
    look: async (id, { api }) => {
      const request = { itemId: id, cardType: 'headerImageSquare' };
      return knownBy(id, ofCards(await fetchFilteredCards(api, request)));
    },
    isAddressed: true,
  },
};

/** What of ids it can be said that there is none: a page of the site need be no hit of its search. */
export type LookedUp = Exclude<IdOf, 'content'>;
export const lookedUp = Object.keys(looks).filter((kind): kind is LookedUp => kind !== 'content');

/** What a back end knows of an id; never rejects. */
export async function lookId(kind: IdOf, id: string, asking: Asking): Promise<Known> {
  const { look, isAddressed } = looks[kind];
  try {
    return await look(id, asking);
  } catch (error) {
    const isGone = isAddressed && error instanceof ApiError && error.status === 404;
    return isGone ? 'gone' : 'failed';
  }
}

/** The ids of a text, in their order. */
export const idsOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
