import { number, optional, pictureKind, text } from './reader/columns';
import { rowsOf } from './reader/content';

/** Categories of the meat shop; their ids are what matchAnyCategoryIds asks for. */
export const shopCategories = rowsOf('shop/categories.tsv', {
  id: number,
  /** As products name it and as it ends its address. */
  name: text,
  title: text,
  picture: pictureKind,
  /** What there is, in a sentence. */
  lead: text,
  // What its products' pages say, unless a product says it itself.
  ingredients: optional(text),
  storage: text,
  delivery: text,
}).map((row) => ({ ...row, path: `/tuotteet/${row.name}` }));
export type ShopCategory = (typeof shopCategories)[number];

export const shopCategoryIds = new Map(shopCategories.map(({ id, name }) => [name, id]));

/** Category of the products that are gift cards: a cart of only these needs no delivery. */
export const giftCardCategoryId = shopCategoryIds.get('lahjakortit') ?? 0;
