import * as v from 'valibot';
import type { Query } from './call-address';
import type { ApiClient, CallOptions } from './client';
import * as paths from './paths';
import { count, images, listOf, maybeNumber, money, text, yes } from './schema';
import { suggestionSchema } from './suggestions';

/** A visible tag unless the answer says `display: false` [SRCH-06]. */
export const facetTagSchema = v.object({
  id: count,
  name: text,
  count,
  selected: yes,
  display: v.nullish(v.boolean(), true),
});
const facetCategorySchema = v.object({ id: count, name: text, facetTags: listOf(facetTagSchema) });

const resultOf = <T>(hit: v.GenericSchema<unknown, T>) =>
  v.object({
    hits: listOf(hit),
    totalCount: count,
    hasMore: yes,
    query: text,
    facetCategories: listOf(facetCategorySchema),
  });

const contentSchema = v.object({ ...suggestionSchema.entries, link: text, text });
const productSchema = v.object({
  contentId: text,
  type: text,
  title: text,
  url: text,
  link: text,
  // Shop products come with a list of images; a card shows the first.
  image: v.pipe(
    images,
    v.transform(([first = '']) => first),
  ),
  likeCount: count,
  novelty: yes,
  totalTime: count,
  productCode: text,
  valoCode: text,
  gtinCode: text,
  startPublish: text,
  code: text,
  category: text,
  price: money,
  pricePerKilo: money,
  pricePerKg: money,
  svhPrice: money,
  discountPercentage: count,
  stock: maybeNumber,
});
const recipeSchema = v.object({
  contentId: text,
  title: text,
  image: text,
  url: text,
  totalTime: count,
  likeCount: count,
});
const newsSchema = v.object({
  contentId: text,
  type: text,
  title: text,
  image: text,
  url: text,
  cisionTextType: text,
  startPublish: text,
});

export type FacetTag = v.InferOutput<typeof facetTagSchema>;
export type FacetCategory = v.InferOutput<typeof facetCategorySchema>;
export type ContentHit = v.InferOutput<typeof contentSchema>;
export type ProductHit = v.InferOutput<typeof productSchema>;
export type RecipeHit = v.InferOutput<typeof recipeSchema>;
export type NewsHit = v.InferOutput<typeof newsSchema>;

export interface SearchResult<Hit> {
  readonly hits: readonly Hit[];
  readonly totalCount: number;
  readonly hasMore: boolean;
  readonly query: string;
  readonly facetCategories: readonly FacetCategory[];
}

/** All a search can be asked [SRCH-01]; each call sends the part listed for it. */
export interface SearchRequest {
  readonly language: string;
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
  readonly sortOrder?: number | undefined;
  readonly q?: string | undefined;
  readonly contentGroup?: number | undefined;
  readonly productGroup?: string | number | undefined;
  readonly matchAnyCategoryIds?: readonly (string | number)[] | undefined;
  readonly matchAllCategoryIds?: readonly (string | number)[] | undefined;
  readonly facetTags?: readonly number[] | undefined;
  readonly authors?: readonly string[] | undefined;
  readonly hideResults?: boolean | undefined;
  readonly skipPagination?: boolean | undefined;
  readonly searchEquipments?: boolean | undefined;
  readonly containerPage?: string | number | undefined;
}

const part = (request: SearchRequest, ...names: (keyof SearchRequest)[]): Query =>
  Object.fromEntries(
    (['language', ...names, 'matchAllCategoryIds', 'containerPage'] as const).map((name) => [
      name,
      request[name],
    ]),
  );

const search =
  <T>(path: string, hit: v.GenericSchema<unknown, T>, ...names: (keyof SearchRequest)[]) =>
  (api: ApiClient, request: SearchRequest, options?: CallOptions): Promise<SearchResult<T>> =>
    api.call({ path, query: part(request, ...names), schema: resultOf(hit), ...options });

/** Site search [API-08]. */
export const searchContent = search(
  paths.content,
  contentSchema,
  'page',
  'pageSize',
  'q',
  'contentGroup',
  'sortOrder',
  'facetTags',
);

/** Products of a brand site [API-10]. */
export const searchProducts = search(
  paths.products,
  productSchema,
  'page',
  'pageSize',
  'sortOrder',
  'q',
  'contentGroup',
  'productGroup',
  'facetTags',
  'hideResults',
  'searchEquipments',
);

/** Products of the meat shop [API-11]. */
export const searchShopProducts = search(
  paths.shopProducts,
  productSchema,
  'page',
  'pageSize',
  'q',
  'contentGroup',
  'matchAnyCategoryIds',
  'skipPagination',
);

/** Recipes [API-12]. */
export const searchRecipes = search(
  paths.recipes,
  recipeSchema,
  'page',
  'pageSize',
  'q',
  'contentGroup',
  'matchAnyCategoryIds',
  'facetTags',
  'hideResults',
);

/** The newsroom [API-13]. */
export const searchNews = search(
  paths.news,
  newsSchema,
  'page',
  'pageSize',
  'q',
  'sortOrder',
  'matchAnyCategoryIds',
  'facetTags',
  'authors',
);
