import { type RefObject, useEffect, useRef } from 'react';
import { replaceAddress, useHash } from '../../core/page/location';
import { stepHash } from '../../core/shop/checkout-address';
import { type Shown, type Standing, stepOf } from './checkout.model';

interface Given extends Omit<Standing, 'hash'> {
  /** Marks what is missing. */
  readonly refuse: () => void;
  readonly title: RefObject<HTMLElement | null>;
}

/**
 * What is shown; a payment that cannot be goes back to delivery, with what is missing marked.
 * Entering another step leads to the top of the page [CHK-02].
 */
export function useStep({ refuse, title, ...standing }: Given): Shown {
  const hash = useHash();
  const shown = stepOf({ hash, ...standing });
  const { isFree } = standing.cart;
  const isRefused = shown === 'delivery' && hash === stepHash.payment;
  const latest = useRef(refuse);
  latest.current = refuse;
  useEffect(() => {
    if (!isRefused) return;
    replaceAddress(stepHash.delivery);
    // Nothing is left to pay: the delivery step confirms, and nothing is missing for it.
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
