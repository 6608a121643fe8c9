import { amountOf } from '../../api/amount';
import type { Cart } from '../../api/cart';
import { useTexts } from '../../core/i18n/use-texts';
import { centsOf, isSameAmount, isZero } from '../../core/shop/amounts';
import { cx } from '../../core/style/css';
import { heading } from '../../core/style/heading.styles';
import { Price } from '../../core/ui/price';
import { styles } from './cart.styles';
import { texts } from './cart.texts';

type RowKey =
  | '/cart/subtotal'
  | '/cart/discount'
  | '/cart/handling'
  | '/cart/gift-card'
  | '/cart/loyalty'
  | '/cart/refund';

/** The sums of a cart in their order; one that is 0,00 is left out but for shipping and total [CART-08]. */
export function CartSummary({ cart }: { cart: Cart }) {
  const t = useTexts(texts);
  // Taken off whether the back end writes it with a minus or without.
  const off = (amount: string) => amountOf(Math.abs(centsOf(amount)));
  const row = (key: RowKey, amount: string, sign = '') =>
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
      <h2 className={heading.block}>{t('/cart/summary')}</h2>
      <dl className={styles.rows}>
        {row('/cart/subtotal', cart.subTotal)}
        {row('/cart/discount', cart.orderDiscount, '−')}
        <div>
          <dt>{t('/cart/shipping')}</dt>
          <dd>
            {full && !isSameAmount(full, shippingTotal) && <Price amount={full} struckThrough />}
            <Price amount={shippingTotal || '0,00'} />
          </dd>
        </div>
        {row('/cart/handling', cart.handlingTotal)}
        {row('/cart/gift-card', cart.usedGiftCardAmount, '−')}
        {row('/cart/loyalty', cart.usedLoyaltyCouponAmount, '−')}
        {row('/cart/refund', cart.usedRefundCodeAmount, '−')}
        {!isZero(cart.vatTotal) && (
          <div className={styles.small}>
            <dt>{t('/cart/vat', cart.vatPercent)}</dt>
            <dd>
              <Price amount={cart.vatTotal} />
            </dd>
          </div>
        )}
        <div className={cx(styles.total)}>
          <dt>{t('/cart/total')}</dt>
          <dd>
            <Price amount={cart.total || '0,00'} />
          </dd>
        </div>
      </dl>
    </>
  );
}
