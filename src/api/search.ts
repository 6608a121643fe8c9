import * as v from 'valibot';
import { defineCall } from './define-call';
import { field } from './field';
import { optional, param } from './param';
import * as common from './parameters';
import { priceOrNone } from './price';
import { count, images, listOf, maybeNumber, money, text, yes, yesByDefault } from './schema';
import { suggestionSchema } from './suggestions';

/** A tag is visible unless the answer has `display: false` [SRCH-06]. */
export const facetTagSchema = v.object({
  id: field(count, { description: 'Id of the tag; `facetTags[]` sends those chosen.' }),
  name: field(text, {
    description: 'Its name, in the language of the page.',
    example: 'Laktoositon',
  }),
  count: field(count, { description: 'How many hits have it, shown in brackets.', example: '5' }),
  selected: field(yes, {
    description: 'Whether it is chosen; the visitor’s own choices always are.',
  }),
  display: field(yesByDefault, {
    description: 'False hides it; true when absent.',
  }),
});
const facetCategorySchema = v.object({
  id: field(count, { description: 'Id of the category.' }),
  name: field(text, {
    description: 'Its name, on the button of its list of tags.',
    example: 'Ruokavalio',
  }),
  facetTags: field(listOf(facetTagSchema), { description: 'Its tags, in the order to be shown.' }),
  all: field(yes, {
    description:
      'Whether hits have all of its chosen tags, as with diets, so that each one leaves fewer; when absent, any of them.',
  }),
});

const resultOf = <T>(hit: v.GenericSchema<unknown, T>) =>
  v.object({
    hits: field(listOf(hit), {
      description: 'The hits of the requested page; empty if none fit.',
    }),
    totalCount: field(count, {
      description: 'How many hits there are on all pages; it is above the list.',
    }),
    hasMore: field(yes, {
      description: 'Whether a page follows; it alone decides on the button that shows more.',
    }),
    query: field(text, { description: 'What was searched for; it is not shown.' }),
    suggestion: field(text, {
      description:
        'Without hits, what may have been meant: a button searches for it. None when absent.',
      example: 'makkara',
    }),
    facetCategories: field(listOf(facetCategorySchema), {
      description: 'The filters for the hits, a list for each category; none when empty.',
    }),
  });

const contentSchema = v.object({
  ...suggestionSchema.entries,
  link: field(text, { description: 'Address of its page, if `url` is absent.' }),
  text: field(text, {
    description: 'The passage that was found; without it `teaserText` is shown.',
  }),
});
const productSchema = v.object({
  contentId: field(text, {
    description: 'Id of the product; it requests the meat shop’s reviews.',
    example: '2001',
  }),
  type: field(text, {
    description: 'Type of its page in the CMS; it changes nothing on the card.',
    example: 'RetailProductPage',
  }),
  title: field(text, { description: 'Name of the product.', example: 'Naudan sisäfilee' }),
  url: field(text, { description: 'Address of its page.', example: '/tuotteet/sisafilee' }),
  link: field(text, { description: 'Address of its page where `url` is absent.' }),
  // Shop products have a list of images; a card shows the first.
  image: field(
    v.pipe(
      images,
      v.transform(([first = '']) => first),
    ),
    { description: 'Address of its picture, or a list of addresses, of which the first is shown.' },
  ),
  likeCount: field(count, { description: 'Number of likes; 0 shows none.', example: '121' }),
  novelty: field(yes, { description: 'Whether it is marked as new; no when absent.' }),
  totalTime: field(count, { description: 'Cooking time in minutes; 0 shows none.' }),
  productCode: field(text, { description: 'Product code, on cards that show codes.' }),
  valoCode: field(text, { description: 'Code in the VALO data pool, on cards that show codes.' }),
  gtinCode: field(text, { description: 'GTIN, the number of its bar code, likewise.' }),
  startPublish: field(text, {
    description:
      'First day of sale, an ISO date or date and time; shown beside the mark of a new product.',
    example: '2026-11-04',
  }),
  code: field(text, {
    description: 'Its code in the meat shop; the cart and the quick view send it.',
    example: 'LK4101',
  }),
  category: field(text, {
    description: 'Category of the product, for analytics.',
    example: 'Naudanliha',
  }),
  price: field(money, { description: 'Price of one, in euros; without it no price is shown.' }),
  pricePerKilo: field(priceOrNone, {
    description: 'Price of a kilogram, in euros; none when absent.',
  }),
  pricePerKg: field(priceOrNone, { description: 'The same, if `pricePerKilo` is absent.' }),
  svhPrice: field(priceOrNone, {
    description: 'Recommended price, in euros; struck through beside a discount.',
  }),
  discountPercentage: field(count, { description: 'Discount in per cent; 0 for a normal price.' }),
  stock: field(maybeNumber, {
    description: 'Stock: null has no limit, 0 or less is sold out.',
  }),
});
const recipeSchema = v.object({
  contentId: field(text, { description: 'Id of the recipe; a like is sent with it.' }),
  title: field(text, { description: 'Name of the recipe.', example: 'Kermainen kanapasta' }),
  image: field(text, { description: 'Address of its picture.' }),
  url: field(text, { description: 'Address of its page.' }),
  totalTime: field(count, { description: 'Cooking time in minutes; 0 shows none.' }),
  likeCount: field(count, { description: 'Number of likes; 0 shows none.', example: '121' }),
});
const newsSchema = v.object({
  contentId: field(text, { description: 'Id of the news; each hit of a list has its own.' }),
  type: field(text, {
    description:
      '`CisionReleasePage` is shown as a release, without a picture, `MyNewsDeskPage` as news with one; any other by whether it has a picture.',
    example: 'CisionReleasePage',
  }),
  title: field(text, { description: 'Its heading.' }),
  image: field(text, { description: 'Address of its picture; none when absent.' }),
  url: field(text, { description: 'Address of its page.' }),
  cisionTextType: field(text, {
    description: 'Kind of the release, before its date.',
    example: 'Lehdistötiedote',
  }),
  startPublish: field(text, {
    description: 'When it was published, an ISO date or date and time; shown as a date.',
    example: '2026-11-18',
  }),
});

export type FacetTag = v.InferOutput<typeof facetTagSchema>;
export type FacetCategory = v.InferOutput<typeof facetCategorySchema>;
export type ContentHit = v.InferOutput<typeof contentSchema>;
export type ProductHit = v.InferOutput<typeof productSchema>;
export type RecipeHit = v.InferOutput<typeof recipeSchema>;
export type NewsHit = v.InferOutput<typeof newsSchema>;

export type SearchResult<Hit> = v.InferOutput<ReturnType<typeof resultOf<Hit>>>;

/** All parameters of a search [SRCH-01]; each call sends those that it declares. */
export type SearchRequest = Parameters<typeof searchProducts>[1] &
  Parameters<typeof searchShopProducts>[1] &
  Parameters<typeof searchNews>[1];

type Ids = readonly (string | number)[];

const { language, page, pageSize } = common;
const paged = { language, page, pageSize };
const q = optional(common.q);
const sortOrder = optional(common.sortOrder);
const contentGroup = optional(
  param('Kind of content: 0 all, 1 products, 2 recipes, 3 other content.', 1),
);
const facetTags = optional(
  param<readonly number[]>('Ids of the facet tags that are chosen.', [101]),
);
const hideResults = optional(param('`true` asks for the facets only.', true));
const matchAnyCategoryIds = optional(
  param<Ids>('Categories of which a hit has one at least.', [31]),
);
const narrowing = {
  matchAllCategoryIds: optional(param<Ids>('Categories that a hit has all of.', [31])),
  containerPage: optional(param<string | number>('Id of the page below which hits stand.', '12')),
};

/** Site search [API-08]. */
export const searchContent = defineCall({
  get: '/api/search/content/',
  params: { ...paged, q, contentGroup, sortOrder, facetTags, ...narrowing },
  answer: resultOf(contentSchema),
  sample: { q: 'kana', contentGroup: 2, sortOrder: 0, facetTags: [101] },
  fault: 'search',
});

/** Products of a brand site [API-10]. */
export const searchProducts = defineCall({
  get: '/api/search/products',
  params: {
    ...paged,
    sortOrder,
    q,
    contentGroup,
    productGroup: optional(
      param<string | number>('Id of a product group, from `/api/facets/groups`.', '21'),
    ),
    facetTags,
    hideResults,
    searchEquipments: optional(param('`true` asks for machines instead of products.', true)),
    ...narrowing,
  },
  answer: resultOf(productSchema),
  sample: { sortOrder: 0, q: 'nakki' },
  fault: 'search',
});

/** Products of the meat shop [API-11]. */
export const searchShopProducts = defineCall({
  get: '/api/search/lihakauppa-products',
  params: {
    ...paged,
    q,
    contentGroup,
    matchAnyCategoryIds,
    skipPagination: optional(param('`true` asks for all hits at once.', true)),
    ...narrowing,
  },
  answer: resultOf(productSchema),
  sample: { q: 'nauda' },
  gives: { code: 'hits.0.code', productId: 'hits.0.contentId' },
  fault: 'search',
});

/** Recipes [API-12]. */
export const searchRecipes = defineCall({
  get: '/api/search/recipes',
  params: { ...paged, q, contentGroup, matchAnyCategoryIds, facetTags, hideResults, ...narrowing },
  answer: resultOf(recipeSchema),
  sample: { q: 'kana' },
  fault: 'search',
});

/** The newsroom [API-13]. */
export const searchNews = defineCall({
  get: '/api/search/newsroom',
  params: {
    ...paged,
    q,
    sortOrder,
    matchAnyCategoryIds,
    facetTags,
    authors: optional(param<readonly string[]>('Authors of which one wrote the hit.', ['Atria'])),
    ...narrowing,
  },
  answer: resultOf(newsSchema),
  sample: { sortOrder: 2 },
  fault: 'search',
});
