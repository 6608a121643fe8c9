import { ShopProductCard } from '../../core/products/shop-product-card';
import type { ProductCardProps } from './product-card.contract';
import { styles } from './product-card.styles';

/** Without a product there is nothing to show. */
export const ProductCard = ({ product }: ProductCardProps) =>
  product ? (
    <div className={styles.root}>
      <ShopProductCard product={product} eager />
    </div>
  ) : null;
