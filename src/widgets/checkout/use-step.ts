import { type RefObject, useEffect, useRef } from 'react';
import { replaceAddress, useHash } from '../../core/page/location';
import { type Step, stepHash } from '../../core/shop/checkout-address';

/** Goes to a step as a link with its hash would, wherever a `<base>` points. */
export function goToStep(step: Step): void {
  window.location.hash = stepHash[step];
}

interface Given {
  /** Whether cart and details are there to be judged. */
  readonly isKnown: boolean;
  /** Whether there is something to pay. */
  readonly isPaid: boolean;
  readonly isComplete: boolean;
  /** Marks what is missing. */
  readonly refuse: () => void;
  readonly title: RefObject<HTMLElement | null>;
}

/**
 * The step that the page's hash names [CHK-01]; payment that cannot be yet goes back to delivery,
 * with what is missing marked. Entering a step leads to the top of the page [CHK-02].
 */
export function useStep({ isKnown, isPaid, isComplete, refuse, title }: Given): Step {
  const isAsked = useHash() === stepHash.payment;
  const step = isAsked && (!isKnown || (isPaid && isComplete)) ? 'payment' : 'delivery';
  const latest = useRef(refuse);
  latest.current = refuse;
  useEffect(() => {
    if (!isAsked || step === 'payment') return;
    replaceAddress(stepHash.delivery);
    // Nothing is left to pay: the delivery step confirms, and nothing is missing for it.
    if (isPaid) queueMicrotask(() => latest.current());
  }, [isAsked, step, isPaid]);

  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0, behavior: 'instant' });
    title.current?.focus({ preventScroll: true });
  }, [step, title]);
  return step;
}
