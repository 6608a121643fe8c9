import { eurosOf } from '../../../stand-in/data/facts';
import { shopProducts } from '../../../stand-in/data/shop-products';

const find = (fits: (product: (typeof shopProducts)[number]) => boolean) => {
  const product = shopProducts.find(fits);
  if (!product) throw new Error('no such product in the demo catalogue');
  return product;
};

/** Products of the demo catalogue by their special feature. */
export const demoProducts = {
  plain: find(({ stock, discountPercentage }) => stock === null && discountPercentage === 0),
  reduced: find(({ stock, discountPercentage }) => stock !== 0 && discountPercentage > 0),
  /** Less than the shop's least order. */
  small: find(({ stock, price }) => stock === null && price < eurosOf('least-order')),
  soldOut: find(({ stock }) => stock === 0),
};
