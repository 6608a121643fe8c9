import { ShopProductCard } from '../../core/shop/shop-product-card';

/** The card one buys from; in a file of its own, so that it comes late. */
export const ShopSlide = ShopProductCard;
