import { useEffect, useRef } from 'react';
import { Title, useTitle } from '../../core/element/title';
import { ErrorSummary } from '../../core/form/error-summary';
import { styles as kit } from '../../core/form/form.styles';
import { useFormPart, useFormState } from '../../core/form/form-context';
import { FormRows, StarNote } from '../../core/form/form-rows';
import { useTexts } from '../../core/i18n/use-texts';
import { styles as listing } from '../../core/listing/listing.styles';
import { useHref } from '../../core/page/location';
import { type Step, stepHash } from '../../core/shop/checkout-address';
import { cx } from '../../core/style/css';
import { heading } from '../../core/style/heading.styles';
import { focusAtTop } from '../../core/ui/focus-in-view';
import { Link } from '../../core/ui/link';
import { urlOf } from '../../read/link';
import { addressRows } from './checkout.form';
import { paymentType } from './checkout.model';
import { styles } from './checkout.styles';
import { texts } from './checkout.texts';
import { codeName } from './use-purchase';

const steps = ['delivery', 'payment'] as const;

/**
 * Puts a part of the page before its title while it is shown, so that tabs, history and screen
 * readers distinguish it from the others; '' for none. A title that the page has changed since is
 * kept.
 */
function useTitlePart(part: string): void {
  useEffect(() => {
    if (!part) return;
    const { title } = document;
    const titled = `${part} – ${title}`;
    document.title = titled;
    return () => {
      if (document.title === titled) document.title = title;
    };
  }, [part]);
}

/** A whole address: one that is only a hash would be of the page's `<base>` [IMP-31]. */
const StepLink = ({ to, children }: { readonly to: Step; readonly children: string }) => (
  <Link className={listing.link} href={urlOf(stepHash[to], useHref())?.href}>
    {children}
  </Link>
);

interface HeadProps {
  readonly step: Step;
  /** Whether there is a second step; a free order has none. */
  readonly hasPayment: boolean;
  /** Whether the visitor has come back from a payment that failed. */
  readonly isFailed: boolean;
}

/**
 * The heading, and the visitor's step in the order. Another step scrolls to the top of the page, and
 * the focus moves to the heading [CHK-02].
 */
export function CheckoutHead({ step, hasPayment, isFailed }: HeadProps) {
  const t = useTexts(texts);
  const title = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    focusAtTop(title.current);
  }, [step]);
  useTitlePart(isFailed ? t('/checkout/failed') : hasPayment ? t(`/checkout/${step}`) : '');
  return (
    <div className={styles.head}>
      <h1
        ref={title}
        tabIndex={-1}
        className={heading.page}
        aria-label={hasPayment ? `${t('/checkout/heading')}: ${t(`/checkout/${step}`)}` : undefined}
      >
        {t('/checkout/heading')}
      </h1>
      {hasPayment && (
        <ol className={styles.steps} aria-label={t('/checkout/steps')}>
          {steps.map((one, index) => (
            <li key={one} className={styles.step} aria-current={one === step ? 'step' : undefined}>
              <span className={styles.number} aria-hidden="true">
                {String(index + 1)}
              </span>
              {one === 'delivery' && step === 'payment' ? (
                <StepLink to={one}>{t(`/checkout/${one}`)}</StepLink>
              ) : (
                <span>{t(`/checkout/${one}`)}</span>
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

// The rows of each part; questions and checks belong to one form.
const delivery = [
  { legend: '/checkout/who', rows: addressRows('deliveryAddress') },
  { legend: '/checkout/contact', rows: [['email', 'phoneNumber'], ['additionalInformation']] },
];
const billing = (rows: readonly (readonly string[])[]) => [
  { legend: '/checkout/billing', rows: [['useDeliveryAddressForBilling'], ...rows] },
];
const sameBilling = billing([]);
const ownBilling = billing(addressRows('billingAddress'));

/** The delivery's time, recipient and address, and the address for the bill [CHK-03, CHK-09]. */
export function DeliveryStep() {
  const isSame = useFormPart(({ values }) => values.useDeliveryAddressForBilling !== false);
  return (
    <>
      <ErrorSummary />
      {/* First, so that visitors outside the delivery area know before they fill anything in. */}
      <div className={styles.slot}>
        <slot name="delivery-time" />
      </div>
      <StarNote />
      <FormRows rows={delivery} />
      <FormRows rows={isSame ? sameBilling : ownBilling} />
    </>
  );
}

const recap = [
  ...addressRows('deliveryAddress'),
  ...[['phoneNumber'], ['email'], ['deliveryDateText', 'deliveryTimeText']],
];

/** The details of the delivery step, for a check by the visitor. */
function Recap() {
  const { values } = useFormState().view();
  const t = useTexts(texts);
  const title = useTitle(t('/checkout/delivery'), heading.block);
  const more = String(values.additionalInformation);
  return (
    <section className={styles.recap} aria-labelledby={title.id}>
      <Title {...title} />
      <ul>
        {recap.map((names) => {
          const line = names
            .map((name) => values[name])
            .filter(Boolean)
            .join(' ');
          return line && <li key={names[0]}>{line}</li>;
        })}
        {more && <li>{`${t('/checkout/more')}: ${more}`}</li>}
      </ul>
      <StepLink to="delivery">{t('/checkout/change')}</StepLink>
    </section>
  );
}

/** How the visitor pays [CHK-06]. */
export function PaymentStep({ codes, chosen }: { codes: readonly string[]; chosen: string }) {
  const t = useTexts(texts);
  const { set } = useFormState();
  const label = (code: string) => {
    const type = paymentType(code);
    const isOne = codes.filter((other) => paymentType(other) === type).length === 1;
    return isOne ? t(`/checkout/${type}`) : `${t(`/checkout/${type}`)} (${code})`;
  };
  return (
    <>
      <Recap />
      <fieldset className={styles.methods}>
        <legend className={cx(heading.block, styles.legend)}>{t('/checkout/method')}</legend>
        {codes.map((code) => (
          <label
            className={cx(kit.choice, styles.method)}
            key={code}
            data-chosen={code === chosen || undefined}
          >
            <input
              type="radio"
              name={codeName}
              value={code}
              checked={code === chosen}
              onChange={() => set(codeName, () => code)}
            />
            <span>{label(code)}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
