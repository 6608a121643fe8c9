import { ShopProductCard } from '../../core/shop/shop-product-card';
import type { ProductCardProps } from './product-card.contract';

/** Without a product there is nothing to show. */
export const ProductCard = ({ product }: ProductCardProps) =>
  product ? <ShopProductCard product={product} eager /> : null;
