import { picture } from './picture-address';
import { gtinOf, productCodeOf, publishedOf } from './product-codes';
import { shopCategories } from './shop/categories';
import { meatRows } from './shop/meat.rows';
import { otherRows } from './shop/other.rows';
import type { ShopRow } from './shop/rows';
import { numberOf, slug } from './texts';
import type { ShopProduct } from './types';

const cents = (euros: number): number => Math.round(euros * 100) / 100;

function productOf(row: ShopRow, index: number): ShopProduct {
  const [title, categoryId, kind, full, kilos, discountPercentage, stock, description] = row;
  const category = shopCategories.find(({ id }) => id === categoryId)?.name ?? '';
  const price = cents(full * (1 - discountPercentage / 100));
  const weight = kilos ? `, n. ${String(kilos).replace('.', ',')} kg` : '';
  return {
    contentId: 2001 + index,
    site: 'lihakauppa',
    type: 'LihakauppaProductPage',
    title: { fi: title },
    url: { fi: `/tuotteet/${slug(title)}` },
    teaserText: { fi: `${category}${weight}` },
    category: { fi: category },
    categoryName: category,
    categoryIds: [categoryId],
    image: picture(kind, title),
    images: [picture(kind, title), picture(kind, `${title} 2`)],
    groupId: categoryId,
    facetTags: [],
    likeCount: numberOf(title, 200),
    novelty: index % 13 === 4,
    code: `LK${4101 + index}`,
    productCode: productCodeOf(title),
    valoCode: '',
    gtinCode: gtinOf(title),
    startPublish: publishedOf(title),
    price,
    pricePerKilo: kilos ? cents(price / kilos) : 0,
    svhPrice: discountPercentage
      ? cents(full)
      : numberOf(title, 4) === 0
        ? Math.ceil(full * 1.08) - 0.1
        : null,
    discountPercentage,
    stock,
    description,
    averageRating: (34 + numberOf(title, 17)) / 10,
    reviewCount: numberOf(`${title}r`, 40),
  };
}

/** The products of the meat shop; gift cards are the last two. */
export const shopProducts: readonly ShopProduct[] = [...meatRows, ...otherRows].map(productOf);

/** Category of the products that are gift cards: a cart of only these needs no delivery. */
export const giftCardCategoryId = 509;
