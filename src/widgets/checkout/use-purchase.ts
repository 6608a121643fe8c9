import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { tokenFor, tokenName } from '../../api/anti-forgery';
import { cartAtom, cartStateAtom } from '../../core/cart/cart.atoms';
import { beginOrder, freshCart, giveUpOrder } from '../../core/cart/change-cart';
import { useAnnounced } from '../../core/element/use-announced';
import { useEmit, useWidget } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
import { useComeback } from '../../core/page/use-comeback';
import { pushCartEvent } from '../../core/shop/analytics-items';
import { askCustomer } from '../../core/state/customer.atoms';
import { orTooLong } from '../../core/state/patience';
import { pageStore, useSelected } from '../../core/state/store';
import { useAction } from '../../core/ui/use-action';
import type { CheckoutEvents } from './checkout.contract';
import { paymentType, seenOf } from './checkout.model';
import { texts } from './checkout.texts';

/** The field that is posted with the purchase, beside the token. */
export const codeName = 'paymentMethodCode';

/** The fields that a form would post, to compare. */
const contentOf = (form: HTMLFormElement): string => JSON.stringify([...new FormData(form)]);

/** Whether the cart differs from the one first shown here, until the visitor orders it so. */
function useChanged(isAsking: boolean) {
  const t = useTexts(texts);
  const seen = useSelected(
    cartStateAtom,
    ({ status, cart }) => (status === 'ready' ? seenOf(cart) : ''),
    '',
  );
  const [first, setFirst] = useState('');
  if (!first && seen) setFirst(seen);
  const hasChanged = !isAsking && seen !== '' && first !== '' && seen !== first;
  useAnnounced(hasChanged && t('/checkout/changed'), seen);
  return { seen, hasChanged, accept: () => setFirst('') };
}

/**
 * Posts the purchase as a normal form [CHK-07], once [IMP-28]. Before that it loads the cart, after
 * pending changes [IMP-29], and the customer. Only what the visitor has seen is posted; if the shop
 * has other data, they see it first.
 *
 * @param hold resolves to whether the cart must not be ordered; it tells why
 */
export function usePurchase(hold: () => Promise<boolean>) {
  const form = useRef<HTMLFormElement>(null);
  const emit = useEmit<CheckoutEvents>();
  const { announce, api } = useWidget();
  const t = useTexts(texts);
  // Set after a purchase is posted, until the visitor comes back.
  const leaving = useRef<() => void>(undefined);
  useComeback(() => {
    leaving.current?.();
    leaving.current = undefined;
  });
  const { run, busy, value, error } = useAction(
    async (_, code: string): Promise<'changed' | undefined> => {
      const element = form.current;
      if (!element) return undefined;
      const seen = () => seenOf(pageStore.get(cartAtom)) + contentOf(element);
      const before = seen();
      await Promise.all([freshCart(api), orTooLong(askCustomer(api))]);
      // The form must contain what has loaded.
      flushSync(() => {});
      if (await hold()) return undefined;
      const cart = pageStore.get(cartAtom);
      if (cart.lineItems.length === 0 || seen() !== before) {
        announce(t('/checkout/changed'));
        return 'changed';
      }
      if (!emit('atria-purchase', { paymentMethodCode: code })) return undefined;
      pushCartEvent('add_payment_info', cart, { payment_type: paymentType(code) });
      const put = (name: string, value: string) => {
        const input = element.querySelector<HTMLInputElement>(`input[type=hidden][name=${name}]`);
        if (input) input.value = value;
      };
      // As the browser resolves it: against the page's base; by default the page's own address.
      const target = element.getAttribute('action') || location.href;
      put(tokenName, tokenFor(new URL(target, document.baseURI)) ?? '');
      put(codeName, code);
      beginOrder();
      element.submit();
      // The page is left, unless the visitor stops it or the answer is no page.
      const back = new Promise<void>((resolve) => {
        leaving.current = resolve;
      });
      await orTooLong(back);
      return undefined;
    },
    { when: 'once' },
  );
  const other = useChanged(busy);
  // What is still in the cart was not paid.
  useEffect(() => {
    if (other.seen && !leaving.current) giveUpOrder();
  }, [other.seen]);
  return {
    /** Of the form that is posted. */
    form,
    purchase: (code: string) => {
      other.accept();
      return run(code);
    },
    isBusy: busy,
    /** Whether the order has changed since the visitor saw it. */
    hasChanged: value === 'changed' || other.hasChanged,
    /** Why nothing was sent: the shop did not answer. */
    error,
  };
}
