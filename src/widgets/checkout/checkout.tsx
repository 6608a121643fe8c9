import { atom } from 'jotai/vanilla';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { tokenName } from '../../api/anti-forgery';
import type { Cart } from '../../api/cart';
import type { ShopEvent } from '../../core/analytics/data-layer';
import { useCart } from '../../core/cart/cart';
import { useMissing } from '../../core/element/use-missing';
import { useWidget } from '../../core/element/widget-context';
import { requestOf } from '../../core/form/define-form';
import { styles as kit } from '../../core/form/form.styles';
import { FormContext, useFormPart } from '../../core/form/form-context';
import { useFailure } from '../../core/i18n/use-failure';
import { useTexts } from '../../core/i18n/use-texts';
import { goTo, useHash } from '../../core/page/location';
import { pushCartEvent } from '../../core/shop/analytics-items';
import { CartNotices, useHold } from '../../core/shop/cart-notices';
import { CartSummary } from '../../core/shop/cart-summary';
import { stepHash } from '../../core/shop/checkout-address';
import { EmptyCart } from '../../core/shop/empty-cart';
import { orderTexts } from '../../core/shop/order.texts';
import { styles as page } from '../../core/shop/shop-page.styles';
import { useShownCart } from '../../core/shop/use-shown-cart';
import { pageStore } from '../../core/state/store';
import { Button } from '../../core/ui/button';
import { Notice } from '../../core/ui/notice';
import { inEuros } from '../../core/ui/price';
import { Skeleton } from '../../core/ui/skeleton';
import { isZero } from '../../read/amount';
import type { CheckoutProps } from './checkout.contract';
import { details } from './checkout.form';
import { paymentCodes } from './checkout.model';
import { styles } from './checkout.styles';
import { texts } from './checkout.texts';
import { CheckoutHead, DeliveryStep, PaymentStep } from './checkout-steps';
import { ownAddress, purchaseAddress } from './purchase-address';
import { type Details, useDetails } from './use-details';
import { codeName, usePurchase } from './use-purchase';
import { useStep } from './use-step';

/** The events reported since the page loaded. */
const reportedAtom = atom<readonly ShopEvent[]>([]);

/** Reports a step, once a page load, however often the visitor enters it [ANA-05]. */
function reportStep(event: 'begin_checkout' | 'add_shipping_info', cart: Cart): void {
  const reported = pageStore.get(reportedAtom);
  if (reported.includes(event)) return;
  pageStore.set(reportedAtom, [...reported, event]);
  pushCartEvent(event, cart);
}

const Waiting = () => (
  <div className={styles.columns} aria-hidden="true">
    <div className={kit.form}>
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} height="4.5em" />
      ))}
    </div>
    <Skeleton height="16em" />
  </div>
);

/** The fields posted with the purchase, by name; a separate address for the bill only if attributes. */
function Sent({ checkoutUrl }: { checkoutUrl: string }) {
  const tidied = useFormPart((view) => view.tidied);
  const sent: Readonly<Record<string, unknown>> = {
    ...requestOf(details, tidied, ''),
    checkoutUrl,
  };
  const isSame = sent.useDeliveryAddressForBilling === 'true';
  const names = Object.keys(sent).filter(
    (name) => name !== codeName && !(isSame && name.startsWith('billingAddress.')),
  );
  return names.map((name) => (
    <input key={name} type="hidden" name={name} value={String(sent[name] ?? '')} readOnly />
  ));
}

const noPlace = {
  where: 'delivery-time',
  expected: 'an atria-delivery-time on this page, without which no delivery can be chosen',
};

/** Reports to an editor that visitors cannot choose the delivery on this page. */
function useDeliveryPlace(isAsked: boolean): void {
  const [isThere, setThere] = useState(true);
  useEffect(() => setThere(document.querySelector('atria-delivery-time') !== null), []);
  useMissing(isAsked && !isThere, noPlace);
}

interface StepsProps extends Pick<CheckoutProps, 'checkoutUrl' | 'purchaseUrl' | 'paymentMethods'> {
  readonly purchasing: ReturnType<typeof usePurchase>;
  readonly data: Details;
  readonly hold: () => Promise<boolean>;
  readonly isPaying: boolean;
  /** Whether there is nothing to pay. */
  readonly isFree: boolean;
}

const ofAnother = { where: 'purchase-url', expected: 'an address of this site' };

/** The form of both steps, which posts the purchase [CHK-07]. */
function Steps({ purchasing, data, hold, isPaying, isFree, ...attributes }: StepsProps) {
  const t = useTexts(texts);
  const order = useTexts(orderTexts);
  const failure = useFailure();
  const { cart } = useCart();
  const { form, purchase, isBusy, hasChanged, error } = purchasing;
  const { settings, address, host } = useWidget();
  const action = purchaseAddress(attributes.purchaseUrl, settings, address.href, host?.baseURI);
  useMissing(!action, ofAnother);
  const codes = paymentCodes(attributes.paymentMethods);
  const stored = useFormPart(({ values }) => String(values[codeName]));
  const chosen = codes.includes(stored) ? stored : (codes[0] ?? '');
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    // A purchase asks the shop itself; before one, no fields are asked for in vain.
    const isPurchase = data.isComplete && (isPaying || isFree);
    if (!isPurchase && cart.checkoutWarnings.length > 0 && (await hold())) return;
    if (!data.isComplete) return data.refuse();
    if (isPaying) return purchase(chosen);
    reportStep('add_shipping_info', cart);
    if (isFree) purchase(cart.sveaPaymentsPaymentMethodCode);
    else goTo(stepHash.payment);
  };
  const label = isPaying
    ? t('/checkout/pay', inEuros(cart.total))
    : t(isFree ? '/checkout/confirm' : '/checkout/proceed');
  return (
    <form
      ref={form}
      className={kit.form}
      method="post"
      action={action ?? ownAddress}
      onSubmit={onSubmit}
      noValidate
      aria-label={t(isPaying ? '/checkout/payment' : '/checkout/delivery')}
    >
      <Sent checkoutUrl={attributes.checkoutUrl} />
      <input type="hidden" name={tokenName} defaultValue="" />
      {isPaying ? (
        <PaymentStep codes={codes} chosen={chosen} />
      ) : (
        <>
          <input type="hidden" name={codeName} defaultValue="" />
          <DeliveryStep />
        </>
      )}
      {hasChanged && <Notice tone="warning">{t('/checkout/changed')}</Notice>}
      {error !== undefined && (
        <Notice tone="error">
          <p>{failure(error, order('/order/load-failed'), '')}</p>
          <p>{t('/checkout/not-sent')}</p>
        </Notice>
      )}
      <div className={page.buttons}>
        <Button type="submit" busy={isBusy}>
          {label}
        </Button>
      </div>
    </form>
  );
}

export function Checkout({ productsUrl, message, ...attributes }: CheckoutProps) {
  const t = useTexts(texts);
  const { isShop } = useWidget();
  const { cart, status, isLoading } = useShownCart();
  const data = useDetails(cart.hasGiftCardsOnly);
  const { box, hold } = useHold();
  const title = useRef<HTMLHeadingElement>(null);
  const failure = useRef<HTMLDivElement>(null);
  // An alert that is there when the page loads is not announced dependably.
  useEffect(() => {
    if (message) failure.current?.focus();
  }, [message]);
  const purchasing = usePurchase(hold);
  const isEmpty = cart.lineItems.length === 0;
  const isFree = cart.total !== '' && isZero(cart.total);
  const ordered = { lines: cart.lineItems.length, isFree, loading: isLoading };
  const shown = useStep(ordered, data, title);
  const isAsked = useHash() === stepHash.payment;
  const isPaying = shown === 'payment' || (shown === 'waiting' && isAsked);
  const isEntered = shown === 'delivery' && status === 'ready';
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the cart at that time.
  useEffect(() => {
    if (isEntered) reportStep('begin_checkout', cart);
  }, [isEntered]);
  useDeliveryPlace(isShop && !isEmpty && !cart.hasGiftCardsOnly);
  return (
    <section className={styles.root} aria-busy={isLoading}>
      <CheckoutHead
        step={isPaying ? 'payment' : 'delivery'}
        isPaid={!isEmpty && !isFree}
        isFailed={message !== '' && isPaying}
        title={title}
      />
      {message && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend to see.
        <div ref={failure} role="group" tabIndex={-1} aria-label={message}>
          <Notice tone="error">{message}</Notice>
        </div>
      )}
      <CartNotices
        productsUrl={productsUrl}
        ref={box}
        isFailureSaid={purchasing.error !== undefined}
      />
      {shown === 'waiting' ? (
        <Waiting />
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
          <FormContext value={data.state}>
            <Steps
              {...attributes}
              purchasing={purchasing}
              data={data}
              hold={hold}
              isPaying={isPaying}
              isFree={isFree}
            />
          </FormContext>
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
