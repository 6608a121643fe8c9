import { atom } from 'jotai/vanilla';
import { useEffect, useRef, useState } from 'react';
import { useCart } from '../../core/cart/cart';
import { cartAtom } from '../../core/cart/cart.atoms';
import { beginOrder, freshCart, giveUpOrder } from '../../core/cart/change-cart';
import { useAnnounced } from '../../core/element/use-announced';
import { useEmit, useWidget } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
import { useComeback } from '../../core/page/use-comeback';
import { pushCartEvent } from '../../core/shop/analytics-items';
import { askCustomer } from '../../core/state/customer.atoms';
import { orTooLong, patience } from '../../core/state/patience';
import { pageStore } from '../../core/state/store';
import { Refusal, useAction } from '../../core/ui/use-action';
import type { CheckoutEvents } from './checkout.contract';
import { isSameOrder, type Order, paymentType, seenOf } from './checkout.model';
import { texts } from './checkout.texts';

/** The field of the way to pay. */
export const codeName = 'paymentMethodCode';

/** Whether the page has posted a purchase: it may still be paid until the visitor is back. */
const postedAtom = atom(false);

interface PurchaseWays {
  /** The fields as they are at present, but for the way to pay. */
  readonly fields: () => Order['fields'];
  /** Resolves to whether the cart must not be ordered; it tells why. */
  readonly hold: () => Promise<boolean>;
  readonly post: (fields: Order['fields']) => void;
}

/**
 * Posts the purchase [CHK-07], once [IMP-28]. Before that it loads the cart, after pending changes
 * [IMP-29], and the customer: if the shop has other data than the visitor has seen, they see it
 * first, and order it by the next press. Nobody orders an empty cart [CHK-05].
 *
 * @returns `order` orders what the visitor sees, paid in the way of a code; `error` is why the shop
 * could not be asked
 */
export function usePurchase({ fields, hold, post }: PurchaseWays) {
  const emit = useEmit<CheckoutEvents>();
  const { api } = useWidget();
  const t = useTexts(texts);
  const { cart, status } = useCart();
  const seen = seenOf(cart);
  const isReady = status === 'ready';
  /** The cart that the visitor has met, or has ordered last; '' before there is one. */
  const [agreed, setAgreed] = useState('');
  if (isReady && !agreed) setAgreed(seen);

  const latest = useRef(fields);
  latest.current = fields;
  const { run, busy, error, reset } = useAction(
    async (signal, code: string) => {
      const present = (): Order => ({
        cart: pageStore.get(cartAtom),
        fields: { ...latest.current(), [codeName]: code },
      });
      const order = present();
      if (order.cart.lineItems.length === 0) return;
      setAgreed(seenOf(order.cart));
      await Promise.all([freshCart(api), orTooLong(askCustomer(api))]);
      const isHeld = await hold();
      if (!isSameOrder(order, present())) throw new Refusal(t('/checkout/changed'));
      if (isHeld || signal.aborted || !emit('atria-purchase', { paymentMethodCode: code })) return;
      pushCartEvent('add_payment_info', order.cart, { payment_type: paymentType(code) });
      beginOrder();
      pageStore.set(postedAtom, true);
      post(order.fields);
      // Busy until the page is left; the visitor may have stopped it, or the answer is no page.
      await new Promise((resolve) => setTimeout(resolve, patience));
    },
    { when: 'once' },
  );
  useComeback(() => {
    pageStore.set(postedAtom, false);
    reset();
  });
  // What is still in the cart was not paid.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time another cart is confirmed.
  useEffect(() => {
    if (isReady && !pageStore.get(postedAtom)) giveUpOrder();
  }, [isReady, seen]);
  const isRefused = error instanceof Refusal;
  const isChanged = isRefused || (agreed !== '' && agreed !== seen && !busy);
  useAnnounced(isChanged && t('/checkout/changed'), error ?? seen);
  return { isChanged, busy, error: isRefused ? undefined : error, order: run };
}
