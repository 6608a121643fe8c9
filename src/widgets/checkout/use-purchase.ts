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
  type Order,
  type Purchase,
  type PurchaseEvent,
  paymentType,
  purchaseAfter,
  seenOf,
  untouched,
} from './checkout.model';
import { texts } from './checkout.texts';

/** The field of the way to pay. */
export const codeName = 'paymentMethodCode';

const purchaseAtom = atom(untouched);

/** @returns the purchase after an event, or undefined if that has changed nothing */
function dispatch(event: PurchaseEvent): Purchase | undefined {
  const before = pageStore.get(purchaseAtom);
  const after = purchaseAfter(before, event);
  pageStore.set(purchaseAtom, after);
  return after === before ? undefined : after;
}

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
  useOnline(error, () => dispatch({ is: 'online' }));
  useComeback(() => dispatch({ is: 'stayed' }));
  useEffect(() => () => void dispatch({ is: 'left' }), []);
  const seen = status === 'ready' ? seenOf(cart) : '';
  useEffect(() => {
    if (!seen) return;
    const { is } = pageStore.get(purchaseAtom);
    // What is still in the cart was not paid.
    if (is !== 'posted' && is !== 'stopped') giveUpOrder();
    dispatch({ is: 'shown', seen });
  }, [seen]);

  const latest = useRef(fields);
  latest.current = fields;
  const order = async (code: string): Promise<unknown> => {
    const present = (): Order => ({
      cart: pageStore.get(cartAtom),
      fields: { ...latest.current(), [codeName]: code },
    });
    const order = present();
    if (!dispatch({ is: 'pressed', order })) return;
    try {
      await Promise.all([freshCart(api), orTooLong(askCustomer(api))]);
    } catch (error) {
      logFault(error);
      return dispatch({ is: 'refused', order, error });
    }
    const isHeld = await hold();
    const next = dispatch({ is: 'answered', order, now: present(), isHeld });
    if (next?.is !== 'posted') return;
    if (!emit('atria-purchase', { paymentMethodCode: code })) return dispatch({ is: 'stayed' });
    pushCartEvent('add_payment_info', order.cart, { payment_type: paymentType(code) });
    beginOrder();
    post(order.fields);
    // The visitor may have stopped it, or the answer is no page.
    setTimeout(() => dispatch({ is: 'stopped', order }), patience);
  };
  return { is, error, order };
}
