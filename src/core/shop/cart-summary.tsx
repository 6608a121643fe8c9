import { amountOf } from '../../api/amount';
import type { amounts, Cart } from '../../api/cart';
import type { Elements } from '../element/elements';
import { useTexts } from '../i18n/use-texts';
import { heading } from '../style/heading.styles';
import { Price } from '../ui/price';
import { centsOf, isReduced, isZero } from './amounts';
import { styles } from './cart-summary.styles';
import { orderTexts } from './order.texts';

/** The sums of a cart or of an order. */
export type Sums = Pick<Cart, keyof typeof amounts>;

export interface CartSummaryProps {
  readonly cart: Sums;
  /** Stands between the heading and the sums. */
  readonly lines?: Elements;
}

/** Sums in their order; one that is 0,00 is left out but for shipping and total [CART-08]. */
export function CartSummary({ cart, lines }: CartSummaryProps) {
  const t = useTexts(orderTexts);
  // Taken off whether the back end writes it with a minus or without.
  const off = (amount: string) => amountOf(Math.abs(centsOf(amount)));
  const row = (key: keyof typeof orderTexts, amount: string, sign = '') =>
    !isZero(amount) && (
      <div>
        <dt>{t(key)}</dt>
        <dd>
          <span>
            {sign && <span>{sign}</span>}
            <Price amount={sign ? off(amount) : amount} />
          </span>
        </dd>
      </div>
    );
  const { shippingTotal, shippingTotalWithoutDiscounts: full } = cart;
  return (
    <>
      <h2 className={heading.block}>{t('/order/summary')}</h2>
      {lines}
      <dl className={styles.rows}>
        {row('/order/subtotal', cart.subTotal)}
        {row('/order/discount', cart.orderDiscount, '−')}
        <div>
          <dt>{t('/order/shipping')}</dt>
          <dd>
            {isReduced(shippingTotal, full) && <Price amount={full} struckThrough />}
            <Price amount={shippingTotal || '0,00'} />
          </dd>
        </div>
        {row('/order/handling', cart.handlingTotal)}
        {row('/order/gift-card', cart.usedGiftCardAmount, '−')}
        {row('/order/loyalty', cart.usedLoyaltyCouponAmount, '−')}
        {row('/order/refund', cart.usedRefundCodeAmount, '−')}
        {!isZero(cart.vatTotal) && (
          <div className={styles.small}>
            <dt>{t('/order/vat', cart.vatPercent)}</dt>
            <dd>
              <Price amount={cart.vatTotal} />
            </dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>{t('/order/total')}</dt>
          <dd>
            <Price amount={cart.total || '0,00'} />
          </dd>
        </div>
      </dl>
    </>
  );
}
