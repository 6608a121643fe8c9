import type { Cart } from '../../api/cart';
import { pushShopEvent } from '../analytics/data-layer';
import { addItem } from '../cart/add-item';
import { cartAtom } from '../cart/cart.atoms';
import type { DetailsOf } from '../element/contract';
import { useEmit, useWidget } from '../element/widget-context';
import { pageStore } from '../state/store';
import { Refusal, useAction } from '../ui/use-action';
import { itemOfProduct } from './analytics-items';
import { refusalText } from './refusal-text';
import type { shopEvents } from './shop.events';
import { buyThroughFrame } from './shop-frame';

/** What a purchase is of. */
export interface BuyProduct {
  readonly code: string;
  readonly title: string;
  readonly category?: string;
  readonly price: string;
}

/**
 * How the last purchase ended. The text of a failure is what the shop said, if it did [QV-11]; what
 * the shop has refused it will refuse again.
 */
export type BuyOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly text: string; readonly isRefused: boolean };

/** Refuses a purchase that the shop's cart warns of. */
function checkCart({ warnings, checkoutWarnings, error }: Cart): void {
  if (warnings.length > 0)
    throw new Refusal((checkoutWarnings.length > 0 ? checkoutWarnings : warnings).join(', '));
  if (error) throw new Refusal('');
}

/** Buys on any page: directly on the shop's own, through its hidden frame elsewhere [QV-07, QV-10]. */
export function useBuy(product: BuyProduct, shopUrl: string) {
  const { api, isShop } = useWidget();
  const emit = useEmit<DetailsOf<typeof shopEvents>>();
  const { code } = product;

  const buyHere = async (quantity: number) => (await addItem(api, { code, quantity })).after;
  const buyElsewhere = async (quantity: number) => {
    await buyThroughFrame(shopUrl, { code, quantity });
    return pageStore.get(cartAtom);
  };
  // A second press while one runs does nothing [IMP-28].
  const { run, busy, value, error, reset } = useAction(
    async (_, quantity: number): Promise<boolean> => {
      if (!emit('atria-buy', { code, quantity })) return false;
      checkCart(await (isShop ? buyHere(quantity) : buyElsewhere(quantity)));
      pushShopEvent('add_to_cart', [itemOfProduct(product, quantity)]);
      return true;
    },
    { when: 'once' },
  );
  const isRefused = error instanceof Refusal;
  const outcome: BuyOutcome | null = value
    ? { ok: true }
    : error
      ? { ok: false, text: isRefused ? refusalText(error) : '', isRefused }
      : null;
  return { buy: run, busy, outcome, dismiss: reset };
}
