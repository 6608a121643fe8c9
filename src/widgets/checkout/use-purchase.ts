import { type RefObject, useState } from 'react';
import { tokenFor, tokenName } from '../../api/anti-forgery';
import { cartAtom } from '../../core/cart/cart.atoms';
import { freshCart } from '../../core/cart/change-cart';
import { useEmit, useWidget } from '../../core/element/widget-context';
import { useComeback } from '../../core/form/use-submit';
import { useTexts } from '../../core/i18n/use-texts';
import { pageStore } from '../../core/state/store';
import { useAction } from '../../core/ui/use-action';
import type { CheckoutEvents } from './checkout.contract';
import { texts } from './checkout.texts';
import { tellPayment } from './checkout-analytics';

/** The name of what is known, beside the token, only when the purchase is posted. */
export const codeName = 'paymentMethodCode';

/**
 * Posts the purchase in the ordinary way, once [CHK-07, IMP-28], after the changes of the cart that
 * are on their way [IMP-29]: where they come to another sum, the visitor looks at it first.
 */
export function usePurchase(form: RefObject<HTMLFormElement | null>) {
  const emit = useEmit<CheckoutEvents>();
  const { api, announce } = useWidget();
  const t = useTexts(texts);
  const [isLeaving, setLeaving] = useState(false);
  useComeback(() => setLeaving(false));
  const { run, busy, value } = useAction(
    async (_, code: string): Promise<'changed' | undefined> => {
      const { total } = pageStore.get(cartAtom);
      const cart = await freshCart(api);
      const element = form.current;
      if (cart.lineItems.length === 0 || cart.total !== total) {
        announce(t('/checkout/changed'));
        return 'changed';
      }
      if (!element || !emit('atria-purchase', { paymentMethodCode: code })) return undefined;
      tellPayment(cart, code);
      const put = (name: string, given: string) => {
        const input = element.querySelector<HTMLInputElement>(`input[type=hidden][name=${name}]`);
        if (input) input.value = given;
      };
      // As the browser reads it: by the base address of the page, without an action by its own.
      const target = element.getAttribute('action') || location.href;
      put(tokenName, tokenFor(new URL(target, document.baseURI)) ?? '');
      put(codeName, code);
      setLeaving(true);
      element.submit();
      return undefined;
    },
    { when: 'once' },
  );
  return {
    purchase: (code: string) => {
      if (!isLeaving) run(code);
    },
    isBusy: busy || isLeaving,
    /** Whether the cart has changed under the visitor's hand. */
    hasChanged: value === 'changed',
  };
}
