import { ApiError } from '../api/api-error';
import { fetchFilteredCards } from '../api/cards';
import type { ApiClient } from '../api/client';
import { fetchFacetGroups, fetchRecipeTags } from '../api/facets';
import type { IdOf } from '../api/field';
import { fetchMenu } from '../api/menu';
import { fetchProduct } from '../api/products';
import {
  type ContentHit,
  type SearchRequest,
  type SearchResult,
  searchContent,
  searchNews,
  searchProducts,
  searchRecipes,
  searchShopProducts,
} from '../api/search';
import type { Language } from '../core/page/language';

/** The content with an id, as people know it. */
export interface Named {
  readonly id: string;
  readonly name: string;
  /** The address of its picture; '' without one. */
  readonly picture: string;
  /** The number of items in it, if it contains several. */
  readonly count?: number | undefined;
}

/** An id in the values of a widget, and its kind. */
export interface AskedId {
  readonly kind: IdOf;
  readonly id: string;
  /** The path of the widget's search, whose categories are meant. */
  readonly search: string | undefined;
}

/**
 * What is known about an id: its content, that it is gone, that this is unknown, or that the back
 * end failed; undefined before the answer.
 */
export type Known = Named | 'gone' | 'unknown' | 'failed' | undefined;

/** What a look-up needs. */
export interface Asking extends Pick<AskedId, 'search'> {
  readonly api: ApiClient;
  readonly language: Language;
}

/** What every search knows of a hit; only some know its category. */
type Hit = Pick<ContentHit, 'title' | 'image'> & Partial<Pick<ContentHit, 'category'>>;
type Request = Pick<SearchRequest, 'language' | 'page' | 'pageSize' | 'matchAllCategoryIds'>;
type Search = (api: ApiClient, request: Request) => Promise<SearchResult<Hit>>;

/** The widget's search, which knows the categories. */
export const searchOf = ({ search }: Asking): Search =>
  [searchNews, searchProducts, searchRecipes, searchShopProducts].find(
    ({ declaration }) => declaration.get === search,
  ) ?? searchContent;

const titlesOf = (hits: readonly Hit[]): string => hits.map(({ title }) => title).join(', ');

/** The tags that can narrow a search's answer. */
export const tagsOf = ({ facetCategories }: SearchResult<Hit>) =>
  facetCategories.flatMap(({ facetTags }) => facetTags).filter(({ name }) => name);

/** A category by its id: gone if the widget's search would find nothing in it. */
export async function lookCategory(id: string, asking: Asking): Promise<Known> {
  // The widget ignores it, and the form says so.
  if (!/^\d+$/.test(id)) return 'unknown';
  const { api, language } = asking;
  const request = { language, page: 1, pageSize: 3, matchAllCategoryIds: [id] };
  const found = await searchOf(asking)(api, request);
  if (found.totalCount === 0) return 'gone';
  const picture = found.hits.find(({ image }) => image)?.image ?? '';
  // The name is that of its tag, or the one that all its hits have; else its content.
  const tag = tagsOf(found).find((one) => String(one.id) === id);
  const [own = '', ...others] = new Set(found.hits.map(({ category = '' }) => category));
  const name = tag?.name ?? (own && others.length === 0 ? own : titlesOf(found.hits));
  return { id, name, picture, count: found.totalCount };
}

async function lookProductId(id: string, { api, language }: Asking): Promise<Known> {
  const request = { language, page: 1, pageSize: 100, skipPagination: true };
  const { hits, hasMore } = await searchShopProducts(api, request);
  const hit = hits.find(({ contentId }) => contentId === id);
  if (hit) return { id, name: hit.title, picture: hit.image };
  return hasMore ? 'unknown' : 'gone';
}

async function lookContent(id: string, { api, language }: Asking): Promise<Known> {
  // No more than five pages of a site's results are searched.
  for (let page = 1; page <= 5; page++) {
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

type Part = Partial<Readonly<Record<'name' | 'header' | 'image', string>>>;

/** An id of several parts is known by the first of them; without any it is gone. */
function knownBy(id: string, parts: readonly Part[]): Known {
  if (parts.length === 0) return 'gone';
  const names = parts.map(({ name, header }) => name ?? header).filter(Boolean);
  const picture = parts.find(({ image }) => image)?.image ?? '';
  return { id, name: names.slice(0, 3).join(', '), picture, count: parts.length };
}

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
    return knownBy(
      id,
      weeks.flatMap((week) => Object.values(week).flat()),
    );
  },
  'recipe-filters': async (id, { api }) =>
    knownBy(id, await fetchRecipeTags(api, { recipeSearchBlockId: id })),
  'filtered-cards': async (id, { api }) => {
    const request = { itemId: id, cardType: 'headerImageSquare' };
    return knownBy(id, await fetchFilteredCards(api, request));
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
