import { pushShopEvent } from '../analytics/data-layer';
import { addItem } from '../cart/change-cart';
import { quantityIn } from '../cart/lost-lines.model';
import type { DetailsOf } from '../element/contract';
import { useEmit, useWidget } from '../element/widget-context';
import { type BuyProduct, itemOfProduct } from '../shop/analytics-items';
import { buyThroughFrame } from '../shop/shop-frame';
import { shopPlaceOf } from '../shop/shop-place';
import { useAction } from '../ui/use-action';
import type { shopEvents } from './shop.events';

/**
 * Buys on any page: directly on the shop's own, through its hidden frame elsewhere [QV-07, QV-10].
 * The value has the shop's warnings, which may be about other products. A `Refusal` has the shop's
 * message [QV-11], and a retry would be refused again; after `CartBlocked` the visitor buys in the
 * shop itself.
 */
export function useBuy(product: BuyProduct) {
  const widget = useWidget();
  const emit = useEmit<DetailsOf<typeof shopEvents>>();
  const { code } = product;
  // A second press during a purchase does nothing [IMP-28].
  return useAction(
    async (_, quantity: number): Promise<{ readonly warnings: readonly string[] } | undefined> => {
      const item = { code, quantity };
      if (!emit('atria-buy', item)) return undefined;
      if (!widget.isShop) {
        const { warnings } = await buyThroughFrame(shopPlaceOf(widget), item);
        pushShopEvent('add_to_cart', [itemOfProduct(product, quantity)]);
        return { warnings };
      }
      const { after, from } = await addItem(widget.api, item);
      pushShopEvent('add_to_cart', [itemOfProduct(product, quantityIn(after, code) - from)]);
      return { warnings: after.warnings };
    },
    { when: 'once', within: widget.host },
  );
}
