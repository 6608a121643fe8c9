import type { PictureKind } from '../picture-address';
import type { ShopCategoryId } from './categories';

/**
 * A meat shop product in a line: title, category, picture, price in euro for a piece, weight of a
 * piece in kilos (0: sold without weight), discount in whole percent, stock (null: unlimited),
 * description.
 */
export type ShopRow = readonly [
  title: string,
  category: ShopCategoryId,
  kind: PictureKind,
  price: number,
  kilos: number,
  discount: number,
  stock: number | null,
  description: string,
];
