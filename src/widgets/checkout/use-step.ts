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
  const shown = stepOf({ hash, cart, details });
  const isRefused = shown === 'delivery' && hash === stepHash.payment;
  // biome-ignore lint/correctness/useExhaustiveDependencies: by the details of that time.
  useEffect(() => {
    if (!isRefused) return;
    replaceAddress(stepHash.delivery);
    // Nothing remains to pay: the delivery step confirms the order, and nothing is missing.
    if (!cart.isFree) queueMicrotask(details.refuse);
  }, [isRefused, cart.isFree]);

  const last = useRef<Shown>(undefined);
  useEffect(() => {
    if (shown === 'waiting' || shown === 'empty') return;
    const { current: before = shown } = last;
    last.current = shown;
    if (before === shown) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    title.current?.focus({ preventScroll: true });
  }, [shown, title]);
  return shown;
}
