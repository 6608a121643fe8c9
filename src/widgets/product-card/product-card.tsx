import { ShopProductCard } from '../../core/shop/shop-product-card';
import type { ProductCardProps } from './product-card.contract';

/** Without a product there is nothing to show. */
export const ProductCard = ({ product, shopUrl }: ProductCardProps) =>
  product ? <ShopProductCard product={product} shopUrl={shopUrl} eager /> : null;
