import { type RefObject, useEffect, useRef } from 'react';
import { replaceAddress } from '../../core/page/location';
import { stepHash, useViewHash } from '../../core/shop/checkout-address';
import { type CheckoutState, type Shown, stepOf } from './checkout.model';
import type { Details } from './use-details';

/**
 * The shown step; an impossible payment returns to delivery, with missing fields marked. Another
 * step scrolls to the top of the page [CHK-02].
 */
export function useStep(
  cart: CheckoutState['cart'],
  details: Details,
  title: RefObject<HTMLElement | null>,
): Shown {
  const hash = useViewHash();
  const { customer, refuse } = details;
  const shown = stepOf({ hash, cart, customer, details });
  const { isFree } = cart;
  const isRefused = shown === 'delivery' && hash === stepHash.payment;
  const latest = useRef(refuse);
  latest.current = refuse;
  useEffect(() => {
    if (!isRefused) return;
    replaceAddress(stepHash.delivery);
    // Nothing remains to pay: the delivery step confirms the order, and nothing is missing.
    if (!isFree) queueMicrotask(() => latest.current());
  }, [isRefused, isFree]);

  const before = useRef<Shown>(undefined);
  useEffect(() => {
    if (shown !== 'delivery' && shown !== 'payment') return;
    const isEntered = before.current !== undefined && before.current !== shown;
    before.current = shown;
    if (!isEntered) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    title.current?.focus({ preventScroll: true });
  }, [shown, title]);
  return shown;
}
