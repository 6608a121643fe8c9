import type { Declared } from '../api/define-call';
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
import type { Asking, Known } from './named';

/** What every search knows of a hit; only some know its category. */
type Hit = Pick<ContentHit, 'title' | 'image'> & Partial<Pick<ContentHit, 'category'>>;
type Found = Pick<SearchResult<Hit>, 'hits' | 'totalCount' | 'facetCategories'>;
type Request = Pick<SearchRequest, 'language' | 'page' | 'pageSize' | 'matchAllCategoryIds'>;
type Search = (api: Asking['api'], request: Request) => Promise<Found>;

const searches: readonly (Search & Declared)[] = [
  searchNews,
  searchProducts,
  searchRecipes,
  searchShopProducts,
];

/** The widget's search, which knows the categories. */
export const searchOf = ({ search }: Asking): Search =>
  searches.find(({ declaration }) => declaration.get === search) ?? searchContent;

export const titlesOf = (hits: readonly Hit[]): string => hits.map(({ title }) => title).join(', ');

/** The tags that can narrow a search's answer. */
export const tagsOf = ({ facetCategories }: Found) =>
  facetCategories.flatMap(({ facetTags }) => facetTags).filter(({ name }) => name);

/** The name of a category: that of its tag, or the one that all its hits have; else its content. */
function nameOf(id: string, found: Found): string {
  const tag = tagsOf(found).find((one) => String(one.id) === id);
  const [own = '', ...others] = new Set(found.hits.map(({ category = '' }) => category));
  return tag?.name ?? (own && others.length === 0 ? own : titlesOf(found.hits));
}

/** A category by its id: gone if the widget's search would find nothing in it. */
export async function lookCategory(id: string, asking: Asking): Promise<Known> {
  // The widget ignores it, and the form says so.
  if (!/^\d+$/.test(id)) return 'unknown';
  const { api, language } = asking;
  const request = { language, page: 1, pageSize: 3, matchAllCategoryIds: [id] };
  const found = await searchOf(asking)(api, request);
  if (found.totalCount === 0) return 'gone';
  const picture = found.hits.find(({ image }) => image)?.image ?? '';
  return { id, name: nameOf(id, found), picture, count: found.totalCount };
}
