import { pushShopEvent } from '../analytics/data-layer';
import { addItem } from '../cart/change-cart';
import type { DetailsOf } from '../element/contract';
import { useEmit, useWidget } from '../element/widget-context';
import { type BuyProduct, itemOfProduct } from '../shop/analytics-items';
import { checkCart } from '../shop/refusal-text';
import { buyThroughFrame } from '../shop/shop-frame';
import { shopPlaceOf } from '../shop/shop-place';
import { useAction } from '../ui/use-action';
import type { shopEvents } from './shop.events';

/**
 * Buys on any page: directly on the shop's own, through its hidden frame elsewhere [QV-07, QV-10].
 * A `Refusal` has the shop's message [QV-11], and a retry would be refused again; after
 * `CartBlocked` the visitor buys in the shop itself.
 */
export function useBuy(product: BuyProduct) {
  const widget = useWidget();
  const emit = useEmit<DetailsOf<typeof shopEvents>>();
  // A second press during a purchase does nothing [IMP-28].
  return useAction(
    async (_, quantity: number): Promise<boolean> => {
      const item = { code: product.code, quantity };
      if (!emit('atria-buy', item)) return false;
      const cart = widget.isShop
        ? (await addItem(widget.api, item)).after
        : await buyThroughFrame(shopPlaceOf(widget), item);
      checkCart(cart);
      pushShopEvent('add_to_cart', [itemOfProduct(product, quantity)]);
      return true;
    },
    { when: 'once', within: widget.host },
  );
}
