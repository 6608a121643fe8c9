import { amountOf } from '../../api/amount';
import type { CartLine } from '../../api/cart';
import { useAnnounced } from '../../core/element/use-announced';
import { useSharedTexts } from '../../core/i18n/use-shared-texts';
import { useTexts } from '../../core/i18n/use-texts';
import { cartTroubleTexts } from '../../core/shop/cart-trouble.texts';
import { orderTexts } from '../../core/shop/order.texts';
import { visuallyHidden } from '../../core/style/visually-hidden';
import { buttonClass } from '../../core/ui/button';
import { drawIcon } from '../../core/ui/icon';
import { styles as icon } from '../../core/ui/icon-button.styles';
import { Link } from '../../core/ui/link';
import { Picture } from '../../core/ui/picture';
import { Price, PriceAfter } from '../../core/ui/price';
import { QuantityInput } from '../../core/ui/quantity-input';
import { withName } from '../../core/ui/with-name';
import { readAmount } from '../../read/amount';
import { styles } from './cart.styles';
import { texts } from './cart.texts';
import type { useQuantities } from './use-quantities';

interface Props {
  readonly line: CartLine;
  readonly quantities: ReturnType<typeof useQuantities>;
  /** Whether the quantity can be changed [CART-04]. */
  readonly editable: boolean;
}

/** A line of the cart [CART-05, CART-12]. */
export function CartLineRow({ line, quantities, editable }: Props) {
  const { quantityOf, change, remove, restore } = quantities;
  const t = useTexts(texts);
  const order = useTexts(orderTexts);
  const shared = useSharedTexts();
  const trouble = useTexts(cartTroubleTexts);
  const { name, category, link, image } = line;
  const each = (readAmount(line.linePrice) ?? Number.NaN) / line.quantity;
  const quantity = quantityOf(line);
  const isRemoved = quantity === 0;
  useAnnounced(isRemoved && `${t('/cart/removed', name)} ${t('/cart/undo')}`);
  const action = isRemoved ? t('/cart/undo') : shared('/shared/remove');
  return (
    <li className={styles.line}>
      {isRemoved ? (
        <p>{t('/cart/removed', name)}</p>
      ) : (
        <>
          <div className={styles.product}>
            {image && (
              <Picture className={styles.picture} src={image} alt="" preset="small" whole />
            )}
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
                onChange={(next) => change(line, next)}
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
        </>
      )}
      {editable && (
        <div className={styles.remove}>
          {/* One element for both, which keeps the focus: what was removed can be put back there. */}
          <button
            type="button"
            className={isRemoved ? buttonClass({ variant: 'secondary', size: 's' }) : icon.root}
            aria-label={withName(action, name)}
            onClick={() => (isRemoved ? restore() : remove(line))}
          >
            {isRemoved ? action : drawIcon('trash')}
          </button>
        </div>
      )}
    </li>
  );
}
