import type { ProductHit } from '../../api/search';
import { shopProductOfHit } from '../../core/shop/shop-product';
import { ShopProductCard } from '../../core/shop/shop-product-card';

interface Props {
  readonly hit: ProductHit;
  readonly shopUrl: string;
  readonly eager: boolean;
}

/** A hit on the meat shop's own site: the card one buys from [SRCH-26]. */
export const ShopHit = ({ hit, ...rest }: Props) => (
  <ShopProductCard product={shopProductOfHit(hit)} {...rest} />
);
