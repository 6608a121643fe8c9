import type { CartLine } from '../../api/cart';
import { useSharedTexts } from '../../core/i18n/use-shared-texts';
import { useTexts } from '../../core/i18n/use-texts';
import { cartTroubleTexts } from '../../core/shop/cart-trouble.texts';
import { LinePrice } from '../../core/shop/line-price';
import { orderTexts } from '../../core/shop/order.texts';
import { visuallyHidden } from '../../core/style/visually-hidden';
import { IconButton } from '../../core/ui/icon-button';
import { QuantityInput } from '../../core/ui/quantity-input';
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
  const { name, category } = line;
  return (
    <li className={styles.line}>
      <div>
        <p className={styles.name}>{name}</p>
        {category && <p className={styles.category}>{category}</p>}
      </div>
      <div className={styles.amount}>
        {editable ? (
          <QuantityInput
            label={`${order('/order/quantity')}: ${name}`}
            value={quantity}
            // More than 99 can be there already: bought, or from another device.
            max={Math.max(99, line.quantity)}
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
        <LinePrice line={line} />
      </p>
      {editable && (
        <div className={styles.remove}>
          <IconButton
            icon="trash"
            label={`${shared('/shared/remove')}: ${name}`}
            onClick={onRemove}
          />
        </div>
      )}
    </li>
  );
}
