import { atom } from 'jotai/vanilla';
import { useEffect, useRef } from 'react';
import { logFault } from '../../api/log-fault';
import { useCart } from '../../core/cart/cart';
import { cartAtom } from '../../core/cart/cart.atoms';
import { beginOrder, freshCart, giveUpOrder } from '../../core/cart/change-cart';
import { useAnnounced } from '../../core/element/use-announced';
import { useEmit, useWidget } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
import { useOnline } from '../../core/page/connection';
import { useComeback } from '../../core/page/use-comeback';
import { pushCartEvent } from '../../core/shop/analytics-items';
import { askCustomer } from '../../core/state/customer.atoms';
import { orTooLong, patience } from '../../core/state/patience';
import { pageStore, usePageValue } from '../../core/state/store';
import type { CheckoutEvents } from './checkout.contract';
import {
  ended,
  isBusy,
  isPosted,
  type Order,
  type Purchase,
  paymentType,
  pressed,
  resultOf,
  seenOf,
  shown,
  stayed,
  untouched,
} from './checkout.model';
import { texts } from './checkout.texts';

/** The field of the way to pay. */
export const codeName = 'paymentMethodCode';

const purchaseAtom = atom(untouched);
const purchaseNow = () => pageStore.get(purchaseAtom);
const stay = () => pageStore.set(purchaseAtom, stayed);

interface PurchaseWays {
  /** The fields as they are at present, but for the way to pay. */
  readonly fields: () => Order['fields'];
  /** Resolves to whether the cart must not be ordered; it tells why. */
  readonly hold: () => Promise<boolean>;
  readonly post: (fields: Order['fields']) => void;
}

/**
 * Posts the purchase. Before that it loads the cart, after pending changes [IMP-29], and the
 * customer: if the shop has other data than the visitor has seen, they see it first.
 *
 * @returns the purchase, and `order`, which orders what the visitor sees, paid in the way of a code
 */
export function usePurchase({ fields, hold, post }: PurchaseWays) {
  const emit = useEmit<CheckoutEvents>();
  const { api } = useWidget();
  const t = useTexts(texts);
  const { cart, status } = useCart();
  const purchase = usePageValue(purchaseAtom);
  const { is, error } = purchase;
  useAnnounced(is === 'changed' && t('/checkout/changed'), purchase);
  useOnline(error, stay);
  useComeback(stay);
  useEffect(
    () => () => pageStore.set(purchaseAtom, (now) => (isPosted(now) ? now : untouched)),
    [],
  );
  const seen = status === 'ready' ? seenOf(cart) : '';
  useEffect(() => {
    if (!seen) return;
    // What is still in the cart was not paid.
    if (!isPosted(purchaseNow())) giveUpOrder();
    pageStore.set(purchaseAtom, (now) => shown(now, seen));
  }, [seen]);

  const latest = useRef(fields);
  latest.current = fields;
  const order = async (code: string): Promise<void> => {
    const present = (): Order => ({
      cart: pageStore.get(cartAtom),
      fields: { ...latest.current(), [codeName]: code },
    });
    const order = present();
    pageStore.set(purchaseAtom, (now) => pressed(now, order));
    if (purchaseNow().order !== order) return;
    const end = (next: Purchase) => pageStore.set(purchaseAtom, (now) => ended(now, order, next));
    try {
      await Promise.all([freshCart(api), orTooLong(askCustomer(api))]);
      const isHeld = await hold();
      end(resultOf(order, present(), isHeld));
    } catch (error) {
      logFault(error);
      end({ is: 'failed', seen: seenOf(order.cart), error });
    }
    const now = purchaseNow();
    if (now.order !== order) return;
    if (!emit('atria-purchase', { paymentMethodCode: code })) return stay();
    pushCartEvent('add_payment_info', order.cart, { payment_type: paymentType(code) });
    beginOrder();
    post(order.fields);
    // The visitor may have stopped it, or the answer is no page.
    setTimeout(() => end({ ...now, is: 'stopped' }), patience);
  };
  return { is, error, isBusy: isBusy(purchase), order };
}
