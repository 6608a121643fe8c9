import { number, optional, pictureKind, text } from './reader/columns';
import { rowsOf } from './reader/content';

/** Categories of the meat shop; matchAnyCategoryIds has their ids. */
export const shopCategories = rowsOf('shop/categories.tsv', {
  id: number,
  /** The name in products and at the end of its address. */
  name: text,
  title: text,
  picture: pictureKind,
  /** The offer, in a sentence. */
  lead: text,
  // For its products' pages, unless a product has its own text.
  ingredients: optional(text),
  storage: text,
  delivery: text,
}).map((row) => ({ ...row, path: `/tuotteet/${row.name}` }));
export type ShopCategory = (typeof shopCategories)[number];

export const shopCategoryIds = new Map(shopCategories.map(({ id, name }) => [name, id]));

/** Category of the products that are gift cards: a cart with only these needs no delivery. */
export const giftCardCategoryId = shopCategoryIds.get('lahjakortit') ?? 0;
