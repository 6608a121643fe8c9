import { memo } from 'react';
import type { ProductHit } from '../../api/search';
import { shopProductOfHit } from './shop-product';
import { ShopProductCard } from './shop-product-card';

/** A product hit of the meat shop: a card with a buy button [SRCH-26, SRCH-36]. */
export const ShopHit = memo(function ShopHit({ hit, eager }: { hit: ProductHit; eager: boolean }) {
  return <ShopProductCard product={shopProductOfHit(hit)} eager={eager} />;
});
