import { amountOf } from '../../api/amount';
import type { amounts, Cart, CartLine } from '../../api/cart';
import { isZero, readAmount } from '../../read/amount';
import type { Elements } from '../element/elements';
import { useTexts } from '../i18n/use-texts';
import { keysOf } from '../page/keys-of';
import { heading } from '../style/heading.styles';
import { visuallyHidden } from '../style/visually-hidden';
import { Price, PriceAfter } from '../ui/price';
import { orderTexts } from './order.texts';
import { styles } from './shop-page.styles';

/** The lines of an order, read-only: quantity, name, price. */
function OrderLines({ lines }: { readonly lines: readonly CartLine[] }) {
  const t = useTexts(orderTexts);
  const keys = keysOf(lines, ({ code }) => code);
  return (
    <ul className={styles.lines}>
      {lines.map((line, index) => (
        <li className={styles.line} key={keys[index]}>
          <p className={styles.quantity}>
            <span className={visuallyHidden}>{`${t('/order/quantity')} `}</span>
            <span>{`${line.quantity} ×`}</span>
          </p>
          <p className={styles.name}>{line.name}</p>
          <p className={styles.price}>
            <PriceAfter full={line.linePriceWithoutDiscounts} price={line.linePrice} />
          </p>
        </li>
      ))}
    </ul>
  );
}

interface Props {
  /** The sums of a cart or of an order. */
  readonly cart: Pick<Cart, keyof typeof amounts>;
  /** Shown between the heading and the sums. */
  readonly lines?: readonly CartLine[];
}

/** Sums in their order; one of 0,00 is omitted except for shipping and total [CART-08]. */
export function CartSummary({ cart, lines }: Props) {
  const t = useTexts(orderTexts);
  const row = (name: string, price: Elements, className?: string) => (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{price}</dd>
    </div>
  );
  const sum = (key: keyof typeof orderTexts, amount: string) =>
    !isZero(amount) && row(t(key), <Price amount={amount} />);
  // Subtracted whether the back end writes it with a minus or without.
  const less = (key: keyof typeof orderTexts, amount: string) => {
    const cents = readAmount(amount);
    return sum(key, cents === undefined ? amount : amountOf(-Math.abs(cents)));
  };
  return (
    <>
      <h2 className={heading.block}>{t('/order/summary')}</h2>
      {lines && <OrderLines lines={lines} />}
      <dl className={styles.rows}>
        {sum('/order/subtotal', cart.subTotal)}
        {less('/order/discount', cart.orderDiscount)}
        {row(
          t('/order/shipping'),
          <PriceAfter
            full={cart.shippingTotalWithoutDiscounts}
            price={cart.shippingTotal || '0,00'}
          />,
        )}
        {sum('/order/handling', cart.handlingTotal)}
        {less('/order/gift-card', cart.usedGiftCardAmount)}
        {less('/order/loyalty', cart.usedLoyaltyCouponAmount)}
        {less('/order/refund', cart.usedRefundCodeAmount)}
        {!isZero(cart.vatTotal) &&
          row(t('/order/vat', cart.vatPercent), <Price amount={cart.vatTotal} />, styles.small)}
        {row(t('/order/total'), <Price amount={cart.total || '0,00'} />, styles.total)}
      </dl>
    </>
  );
}
