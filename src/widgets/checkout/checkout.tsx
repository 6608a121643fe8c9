import { atom } from 'jotai/vanilla';
import { type FormEvent, useEffect, useRef } from 'react';
import type { Cart } from '../../api/cart';
import { postForm } from '../../api/post-form';
import type { ShopEvent } from '../../core/analytics/data-layer';
import { useMissing } from '../../core/element/use-missing';
import { useWidget } from '../../core/element/widget-context';
import { styles as kit } from '../../core/form/form.styles';
import { FormContext, usePartOf } from '../../core/form/form-context';
import { useFailure } from '../../core/i18n/use-failure';
import { useTexts } from '../../core/i18n/use-texts';
import { goTo, replaceAddress, useHref, useLasting } from '../../core/page/location';
import { pushCartEvent } from '../../core/shop/analytics-items';
import { CartNotices, useHold } from '../../core/shop/cart-notices';
import { CartSummary } from '../../core/shop/cart-summary';
import { stepHash, useViewHash } from '../../core/shop/checkout-address';
import { orderTexts } from '../../core/shop/order.texts';
import { styles as page } from '../../core/shop/shop-page.styles';
import { EmptyCart, useShownCart, WaitingCart } from '../../core/shop/shown-cart';
import { pageStore } from '../../core/state/store';
import { Button } from '../../core/ui/button';
import { Notice } from '../../core/ui/notice';
import { usePressGuard } from '../../core/ui/press-guard';
import { inEuros } from '../../core/ui/price';
import { isZero } from '../../read/amount';
import type { CheckoutProps } from './checkout.contract';
import { paymentCodes, stepOf } from './checkout.model';
import { styles } from './checkout.styles';
import { texts } from './checkout.texts';
import { CheckoutHead, DeliveryStep, PaymentStep } from './checkout-steps';
import { ownAddress, purchaseAddress } from './purchase-address';
import { useDetails } from './use-details';
import { codeName, usePurchase } from './use-purchase';

/** The events reported since the page loaded. */
const reportedAtom = atom<readonly ShopEvent[]>([]);

/** Reports a step, once a page load, however often the visitor enters it [ANA-05]. */
function reportStep(event: 'begin_checkout' | 'add_shipping_info', cart: Cart): void {
  const reported = pageStore.get(reportedAtom);
  if (reported.includes(event)) return;
  pageStore.set(reportedAtom, [...reported, event]);
  pushCartEvent(event, cart);
}

const noPlace = {
  where: 'delivery-time',
  expected: 'an atria-delivery-time on this page, without which no delivery can be chosen',
};

/** Where the purchase is posted to; an address of another site is reported to an editor. */
function usePurchaseAddress(purchaseUrl: string): string {
  const { settings, host } = useWidget();
  const allowed = purchaseAddress(purchaseUrl, settings, useHref(), host?.baseURI);
  useMissing(!allowed, { where: 'purchase-url', expected: 'an address of this site' });
  return allowed ?? ownAddress;
}

/** What the parts of the checkout share. */
function useCheckout({ purchaseUrl, checkoutUrl, paymentMethods }: CheckoutProps) {
  const codes = paymentCodes(paymentMethods);
  const { cart, status, isLoading } = useShownCart();
  const details = useDetails(cart.hasGiftCardsOnly);
  const { box, hold } = useHold();
  const action = usePurchaseAddress(purchaseUrl);
  const purchase = usePurchase({
    fields: () => ({ ...details.fields(), checkoutUrl }),
    hold,
    post: (fields) => postForm(action, fields),
  });
  const lines = cart.lineItems.length;
  const isFree = cart.total !== '' && isZero(cart.total);
  const hash = useViewHash();
  const shown = stepOf({ hash, cart: { lines, isFree, loading: isLoading }, details });
  const isAsked = hash === stepHash.payment;
  const isPaying = shown === 'payment' || (shown === 'waiting' && isAsked);
  // An impossible payment returns to delivery, with missing fields marked.
  const isRefused = shown === 'delivery' && isAsked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: by the details of that time.
  useEffect(() => {
    if (!isRefused) return;
    replaceAddress(stepHash.delivery);
    // Nothing remains to pay: the delivery step confirms the order, and nothing is missing.
    if (!isFree) queueMicrotask(details.refuse);
  }, [isRefused, isFree]);
  return { cart, status, isLoading, isFree, details, box, hold, codes, purchase, shown, isPaying };
}

/** The form of both steps, and the button that leads on. */
function Steps(parts: ReturnType<typeof useCheckout>) {
  const { cart, details, hold, codes, isPaying, isFree } = parts;
  const { is, isBusy, error, order } = parts.purchase;
  const t = useTexts(texts);
  const shared = useTexts(orderTexts);
  const failure = useFailure();
  const stored = usePartOf(details.state, ({ values }) => String(values[codeName]));
  const chosen = codes.includes(stored) ? stored : (codes[0] ?? '');
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    // A purchase asks the shop itself; before one, no fields are asked for in vain.
    const isPurchase = details.isComplete && (isPaying || isFree);
    if (!isPurchase && cart.checkoutWarnings.length > 0 && (await hold())) return;
    if (!details.isComplete) return details.refuse();
    if (isPaying) return order(chosen);
    reportStep('add_shipping_info', cart);
    if (isFree) order(cart.sveaPaymentsPaymentMethodCode);
    else goTo(stepHash.payment);
  };
  const label = isPaying
    ? t('/checkout/pay', inEuros(cart.total))
    : t(isFree ? '/checkout/confirm' : '/checkout/proceed');
  return (
    <FormContext value={details.state}>
      <form
        className={kit.form}
        onSubmit={onSubmit}
        noValidate
        aria-label={t(isPaying ? '/checkout/payment' : '/checkout/delivery')}
      >
        {isPaying ? <PaymentStep codes={codes} chosen={chosen} /> : <DeliveryStep />}
        {is === 'changed' && <Notice tone="warning">{t('/checkout/changed')}</Notice>}
        {error !== undefined && (
          <Notice tone="error">
            <p>{failure(error, shared('/order/load-failed'), '')}</p>
            <p>{t('/checkout/not-sent')}</p>
          </Notice>
        )}
        <div className={page.buttons}>
          {/* Another button in each step: a second press of one is none of the other [IMP-28]. */}
          <Button key={isPaying ? 'pay' : 'proceed'} type="submit" busy={isBusy}>
            {label}
          </Button>
        </div>
      </form>
    </FormContext>
  );
}

export function Checkout(props: CheckoutProps) {
  usePressGuard();
  const t = useTexts(texts);
  const { isShop } = useWidget();
  const { productsUrl, message } = props;
  const parts = useCheckout(props);
  const { cart, status, isLoading, shown, isPaying } = parts;
  const isEmpty = cart.lineItems.length === 0;
  const failure = useRef<HTMLDivElement>(null);
  // An alert that is there when the page loads is not announced dependably.
  useEffect(() => {
    if (message) failure.current?.focus();
  }, [message]);
  useEffect(() => {
    if (shown === 'delivery' && status === 'ready') reportStep('begin_checkout', cart);
  }, [shown, status, cart]);
  const isDeliveryThere = useLasting(() => !!document.querySelector('atria-delivery-time'), true);
  useMissing(isShop && !isEmpty && !cart.hasGiftCardsOnly && !isDeliveryThere, noPlace);
  return (
    <section className={styles.root} aria-busy={isLoading}>
      <CheckoutHead
        step={isPaying ? 'payment' : 'delivery'}
        hasPayment={!isEmpty && !parts.isFree}
        isFailed={message !== '' && isPaying}
      />
      {message && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend to see.
        <div ref={failure} role="group" tabIndex={-1} aria-label={message}>
          <Notice tone="error">{message}</Notice>
        </div>
      )}
      <CartNotices
        productsUrl={productsUrl}
        ref={parts.box}
        isFailureSaid={parts.purchase.error !== undefined}
      />
      {shown === 'waiting' ? (
        <WaitingCart className={styles.columns} height="32em" />
      ) : shown === 'empty' ? (
        status !== 'failed' && (
          // There is no order to confirm [CHK-05].
          <EmptyCart productsUrl={productsUrl}>
            <Button variant="secondary" disabled>
              {t('/checkout/confirm')}
            </Button>
          </EmptyCart>
        )
      ) : (
        <div className={styles.columns}>
          <Steps {...parts} />
          <div className={page.aside}>
            <div className={page.summary}>
              <CartSummary cart={cart} lines={cart.lineItems} />
            </div>
          </div>
        </div>
      )}
    </section>
  );
}
