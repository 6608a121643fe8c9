import { picture } from './picture-address';
import { gtinOf, productCodeOf, publishedOf } from './product-codes';
import { flag, number, optional, pictureKind, standingFor, text } from './reader/columns';
import { type RowOf, rowsOf } from './reader/content';
import { reviewsOf } from './reviews';
import { shopCategories } from './shop-categories';
import { numberOf, slug } from './texts';
import type { ShopProduct } from './types';

const categories = new Map(shopCategories.map((one) => [one.name, one]));

const shopRow = {
  id: number,
  title: text,
  category: standingFor(categories),
  picture: pictureKind,
  /** Euros per piece, before the discount. */
  price: number,
  /** Weight of a piece; absent for products without one. */
  kilos: optional(number),
  /** Whole percent. */
  discount: optional(number),
  /** Pieces; absent means unlimited. */
  stock: optional(number),
  new: flag,
  description: text,
  /** Its ingredients, if not those of its category. */
  ingredients: optional(text),
};

const cents = (euros: number): number => Math.round(euros * 100) / 100;

function productOf(row: RowOf<typeof shopRow>): ShopProduct {
  const { id, title, category, picture: kind, price: full, kilos, discount = 0 } = row;
  const price = cents(full * (1 - discount / 100));
  const weight = kilos ? `, n. ${String(kilos).replace('.', ',')} kg` : '';
  const recommended = numberOf(title, 4) === 0 ? Math.ceil(full * 1.08) - 0.1 : null;
  return {
    contentId: id,
    site: 'lihakauppa',
    type: 'LihakauppaProductPage',
    title: { fi: title },
    url: { fi: `/tuotteet/${slug(title)}` },
    teaserText: { fi: `${category.title}${weight}` },
    category: { fi: category.title },
    categoryName: category.title,
    categoryIds: [category.id],
    image: picture(kind, title),
    images: [picture(kind, title), picture(kind, `${title} 2`)],
    groupId: category.id,
    facetTags: [],
    likeCount: numberOf(title, 200),
    novelty: row.new,
    code: `LK${id + 2100}`,
    productCode: productCodeOf(title),
    valoCode: '',
    gtinCode: gtinOf(title),
    startPublish: publishedOf(title),
    price,
    pricePerKilo: kilos ? cents(price / kilos) : 0,
    svhPrice: discount ? cents(full) : recommended,
    discountPercentage: discount,
    stock: row.stock ?? null,
    description: row.description,
    ingredients: row.ingredients ?? category.ingredients ?? '',
    storage: category.storage,
    delivery: category.delivery,
    // New products have no reviews.
    reviews: row.new ? [] : reviewsOf(id, category.name),
  };
}

/** The products of the meat shop. */
export const shopProducts: readonly ShopProduct[] = rowsOf('products/lihakauppa/', shopRow)
  .sort((a, b) => a.id - b.id)
  .map(productOf);
