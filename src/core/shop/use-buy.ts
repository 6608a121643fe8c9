import { useRef, useState } from 'react';
import { addToCart, type Cart } from '../../api/cart';
import { pushShopEvent } from '../analytics/data-layer';
import { useEmit, useWidget } from '../element/widget-context';
import { cartAtom } from '../state/cart.atoms';
import { changeCart } from '../state/cart-queue';
import { pageStore } from '../state/store';
import { lateCode } from '../ui/late-code';
import { itemOfProduct } from './analytics-items';

// Only pages that are no shop pay for the frame.
const shopFrame = lateCode(() => import('./shop-frame'));

/** What a purchase is of. */
export interface BuyProduct {
  readonly code: string;
  readonly title: string;
  readonly category?: string;
  readonly price: string;
}

/** How the last purchase ended; the text of a failure is what the shop said, if it did [QV-11]. */
export type BuyOutcome = { readonly ok: true } | { readonly ok: false; readonly text: string };

const quantityOf = (cart: Cart, code: string): number =>
  cart.lineItems.find((line) => line.code === code)?.quantity ?? 0;

/** Buys on any page: directly on the shop's own, through its hidden frame elsewhere [QV-07, QV-10]. */
export function useBuy(product: BuyProduct, shopUrl: string) {
  const { api, isShop } = useWidget();
  const emit = useEmit<{ 'atria-buy': { code: string; quantity: number } }>();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<BuyOutcome | null>(null);
  const running = useRef(false);

  const buyHere = (quantity: number) =>
    changeCart(api, (client) => {
      // The line's new quantity, of the cart as the answers before have left it [QV-07].
      const before = quantityOf(pageStore.get(cartAtom), product.code);
      return addToCart(client, { code: product.code, quantity: before + quantity });
    });
  const buyElsewhere = async (quantity: number) => {
    const { buyThroughFrame } = await shopFrame.load();
    await buyThroughFrame(shopUrl, { code: product.code, quantity });
  };

  /** Resolves to whether it was bought. A second press while one runs does nothing [IMP-28]. */
  const buy = async (quantity: number): Promise<boolean> => {
    if (running.current || !emit('atria-buy', { code: product.code, quantity })) return false;
    running.current = true;
    setBusy(true);
    setOutcome(null);
    let text = '';
    let ok = false;
    try {
      await (isShop ? buyHere(quantity) : buyElsewhere(quantity));
      const { warnings, checkoutWarnings, error } = pageStore.get(cartAtom);
      ok = !error && warnings.length === 0;
      if (warnings.length > 0)
        text = (checkoutWarnings.length > 0 ? checkoutWarnings : warnings).join(', ');
      if (ok) pushShopEvent('add_to_cart', [itemOfProduct(product, quantity)]);
    } catch (error) {
      console.error('atria: buying failed', error);
    }
    running.current = false;
    setBusy(false);
    setOutcome(ok ? { ok } : { ok, text });
    return ok;
  };
  return { buy, busy, outcome, dismiss: () => setOutcome(null) };
}
