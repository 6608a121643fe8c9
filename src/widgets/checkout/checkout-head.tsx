import type { RefObject } from 'react';
import { useTexts } from '../../core/i18n/use-texts';
import { type Step, stepHash } from '../../core/shop/checkout-address';
import { HashLink } from '../../core/shop/hash-link';
import { styles as page } from '../../core/shop/shop-page.styles';
import { cx } from '../../core/style/css';
import { heading } from '../../core/style/heading.styles';
import { styles } from './checkout.styles';
import { texts } from './checkout.texts';

const steps = ['delivery', 'payment'] as const;

interface Props {
  readonly step: Step;
  /** Whether there is a second step; a free order has none. */
  readonly isPaid: boolean;
  readonly title: RefObject<HTMLHeadingElement | null>;
}

/** The heading, and where in the order the visitor is. */
export function CheckoutHead({ step, isPaid, title }: Props) {
  const t = useTexts(texts);
  const nameOf = (one: Step) => t(`/checkout/${one}`);
  return (
    <div className={styles.head}>
      <h1
        ref={title}
        tabIndex={-1}
        className={cx(heading.page, page.title)}
        // The focus goes here when a step is entered.
        aria-label={isPaid ? `${t('/checkout/heading')}: ${nameOf(step)}` : undefined}
      >
        {t('/checkout/heading')}
      </h1>
      {isPaid && (
        <ol className={styles.steps} aria-label={t('/checkout/steps')}>
          {steps.map((one, index) => (
            <li key={one} className={styles.step} aria-current={one === step ? 'step' : undefined}>
              <span className={styles.number} aria-hidden="true">
                {String(index + 1)}
              </span>
              {one === 'delivery' && step === 'payment' ? (
                <HashLink href={stepHash[one]}>{nameOf(one)}</HashLink>
              ) : (
                <span>{nameOf(one)}</span>
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
