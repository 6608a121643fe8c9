import { ShopProductCard } from '../../core/products/shop-product-card';

/**
 * The card with a buy button, which loads late. In a file of its own: searches load the card at
 * once, and the loader would have to name the file that both share.
 */
export const ShopSlide = ShopProductCard;
