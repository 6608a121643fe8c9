import { useId } from 'react';
import { useFormState } from '../../core/form/form-context';
import { useTexts } from '../../core/i18n/use-texts';
import { stepHash } from '../../core/shop/checkout-address';
import { HashLink } from '../../core/shop/hash-link';
import { cx } from '../../core/style/css';
import { heading } from '../../core/style/heading.styles';
import { type PaymentType, paymentType } from './checkout.model';
import { styles } from './checkout.styles';
import { texts } from './checkout.texts';
import { codeName } from './use-purchase';

const names: Readonly<
  Record<PaymentType, '/checkout/mobile-pay' | '/checkout/card-payment' | '/checkout/online-bank'>
> = {
  'mobile pay': '/checkout/mobile-pay',
  'card payment': '/checkout/card-payment',
  'online bank': '/checkout/online-bank',
};

/** What was given in the delivery step, to be looked over. */
function Recap() {
  const { values } = useFormState().view();
  const t = useTexts(texts);
  const title = useId();
  const say = (...given: string[]) =>
    given
      .map((name) => values[name])
      .filter(Boolean)
      .join(' ');
  const to = 'deliveryAddress';
  const lines = [
    say(`${to}.firstName`, `${to}.lastName`),
    say(`${to}.streetAddress`),
    say(`${to}.postalCode`, `${to}.city`),
    say('phoneNumber'),
    say('email'),
    say('deliveryDateText', 'deliveryTimeText'),
  ];
  return (
    <section className={styles.recap} aria-labelledby={title}>
      <h2 id={title} className={heading.block}>
        {t('/checkout/delivery')}
      </h2>
      <ul>
        {lines.filter(Boolean).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <HashLink href={stepHash.delivery}>{t('/checkout/change')}</HashLink>
    </section>
  );
}

interface Props {
  readonly codes: readonly string[];
  readonly chosen: string;
}

/** How the visitor pays [CHK-06]. */
export function PaymentStep({ codes, chosen }: Props) {
  const t = useTexts(texts);
  const { set } = useFormState();
  const label = (code: string) => {
    const type = paymentType(code);
    const isOne = codes.filter((other) => paymentType(other) === type).length === 1;
    return isOne ? t(names[type]) : `${t(names[type])} (${code})`;
  };
  return (
    <>
      <Recap />
      <fieldset className={styles.methods}>
        <legend className={cx(heading.block, styles.legend)}>{t('/checkout/method')}</legend>
        {codes.map((code) => (
          <label className={styles.method} key={code} data-chosen={code === chosen || undefined}>
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
