import { pushShopEvent } from '../analytics/data-layer';
import { addItem } from '../cart/change-cart';
import type { DetailsOf } from '../element/contract';
import { useEmit, useWidget } from '../element/widget-context';
import { Refusal, useAction } from '../ui/use-action';
import { itemOfProduct } from './analytics-items';
import { checkCart, refusalText } from './refusal-text';
import type { shopEvents } from './shop.events';
import { buyThroughFrame, CartBlocked } from './shop-frame';
import { shopPlaceOf } from './shop-place';

/** What a purchase is of. */
export interface BuyProduct {
  readonly code: string;
  readonly title: string;
  readonly category?: string;
  readonly price: string;
}

/**
 * How the last purchase ended. The text of a failure is what the shop said, if it did [QV-11]; what
 * the shop has refused it will refuse again. Where the frame is blocked it is bought in the shop itself.
 */
export type BuyOutcome =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly text: string;
      readonly isRefused: boolean;
      readonly isBlocked: boolean;
    };

/** Buys on any page: directly on the shop's own, through its hidden frame elsewhere [QV-07, QV-10]. */
export function useBuy(product: BuyProduct) {
  const widget = useWidget();
  const { api, isShop } = widget;
  const emit = useEmit<DetailsOf<typeof shopEvents>>();
  const { code } = product;

  // A second press while one runs does nothing [IMP-28].
  const { run, busy, value, error, reset } = useAction(
    async (_, quantity: number): Promise<boolean> => {
      if (!emit('atria-buy', { code, quantity })) return false;
      const item = { code, quantity };
      checkCart(
        isShop
          ? (await addItem(api, item)).after
          : await buyThroughFrame(shopPlaceOf(widget), item),
      );
      pushShopEvent('add_to_cart', [itemOfProduct(product, quantity)]);
      return true;
    },
    { when: 'once' },
  );
  const isRefused = error instanceof Refusal;
  const outcome: BuyOutcome | null = value
    ? { ok: true }
    : error
      ? {
          ok: false,
          text: isRefused ? refusalText(error) : '',
          isRefused,
          isBlocked: error instanceof CartBlocked,
        }
      : null;
  return { buy: run, busy, outcome, dismiss: reset };
}
