import type { CartLine } from '../../api/cart';
import { useTexts } from '../i18n/use-texts';
import { visuallyHidden } from '../style/visually-hidden';
import { orderTexts } from './order.texts';
import { styles } from './order-lines.styles';
import { PriceAfter } from './price-after';

/** The lines of an order, read-only: quantity, name, price. */
export function OrderLines({ lines }: { lines: readonly CartLine[] }) {
  const t = useTexts(orderTexts);
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li className={styles.line} key={line.code}>
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
