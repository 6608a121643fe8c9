import { amountOf } from '../../api/amount';
import type { CartLine } from '../../api/cart';
import { useSharedTexts } from '../../core/i18n/use-shared-texts';
import { useTexts } from '../../core/i18n/use-texts';
import { cartTroubleTexts } from '../../core/shop/cart-trouble.texts';
import { orderTexts } from '../../core/shop/order.texts';
import { visuallyHidden } from '../../core/style/visually-hidden';
import { IconButton } from '../../core/ui/icon-button';
import { Link } from '../../core/ui/link';
import { Picture } from '../../core/ui/picture';
import { Price, PriceAfter } from '../../core/ui/price';
import { QuantityInput } from '../../core/ui/quantity-input';
import { withName } from '../../core/ui/with-name';
import { readAmount } from '../../read/amount';
import { styles } from './cart.styles';

interface Props {
  readonly line: CartLine;
  readonly quantity: number;
  /** Whether the quantity can be changed [CART-04]. */
  readonly editable: boolean;
  readonly onChange: (quantity: number) => void;
  readonly onRemove: () => void;
}

/** A line of the cart [CART-05, CART-12]. */
export function CartLineRow({ line, quantity, editable, onChange, onRemove }: Props) {
  const order = useTexts(orderTexts);
  const shared = useSharedTexts();
  const trouble = useTexts(cartTroubleTexts);
  const { name, category, link, image } = line;
  const each = (readAmount(line.linePrice) ?? Number.NaN) / line.quantity;
  return (
    <li className={styles.line}>
      <div className={styles.product}>
        {image && <Picture className={styles.picture} src={image} alt="" preset="small" whole />}
        <div>
          <p className={styles.name}>
            <Link href={link}>{name}</Link>
          </p>
          {category && <p className={styles.category}>{category}</p>}
        </div>
      </div>
      <div className={styles.amount}>
        {editable ? (
          <QuantityInput
            label={withName(order('/order/quantity'), name)}
            value={quantity}
            // Only the shop knows its stock: it keeps what there is, and says so.
            max={Number.POSITIVE_INFINITY}
            onChange={onChange}
          />
        ) : (
          <p>
            <span className={visuallyHidden}>{`${order('/order/quantity')} `}</span>
            <span>{trouble('/shop/pieces', quantity)}</span>
          </p>
        )}
      </div>
      <p className={styles.price}>
        <PriceAfter full={line.linePriceWithoutDiscounts} price={line.linePrice} />
        {/* In an offer of three for ten euros none has its own price. */}
        {line.quantity > 1 && Number.isInteger(each) && (
          <Price className={styles.category} amount={amountOf(each)} unit="piece" />
        )}
      </p>
      {editable && (
        <div className={styles.remove}>
          <IconButton
            icon="trash"
            label={withName(shared('/shared/remove'), name)}
            onClick={onRemove}
          />
        </div>
      )}
    </li>
  );
}
