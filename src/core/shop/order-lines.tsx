import type { CartLine } from '../../api/cart';
import { useTexts } from '../i18n/use-texts';
import { visuallyHidden } from '../style/visually-hidden';
import { Price } from '../ui/price';
import { isSameAmount } from './amounts';
import { orderTexts } from './order.texts';
import { styles } from './order-lines.styles';

/** The lines of an order, to be read: quantity, name, price. */
export function OrderLines({ lines }: { lines: readonly CartLine[] }) {
  const t = useTexts(orderTexts);
  return (
    <ul className={styles.lines}>
      {lines.map(({ code, name, quantity, linePrice, linePriceWithoutDiscounts: full }) => (
        <li className={styles.line} key={code}>
          <p className={styles.quantity}>
            <span className={visuallyHidden}>{`${t('/order/quantity')} `}</span>
            <span>{`${quantity} ×`}</span>
          </p>
          <p className={styles.name}>{name}</p>
          <p className={styles.price}>
            {full && !isSameAmount(full, linePrice) && (
              <span>
                <span className={visuallyHidden}>{`${t('/order/full-price')} `}</span>
                <Price amount={full} struckThrough />
              </span>
            )}
            <Price amount={linePrice} />
          </p>
        </li>
      ))}
    </ul>
  );
}
