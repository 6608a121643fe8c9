import { useRef, useState } from 'react';
import { useStartedCart } from '../cart/cart';
import { useWidget } from '../element/widget-context';
import { useFailure } from '../i18n/use-failure';
import { useSharedTexts } from '../i18n/use-shared-texts';
import { useTexts } from '../i18n/use-texts';
import { cartAddress } from '../page/cart-address';
import type { BuyProduct } from '../shop/analytics-items';
import { bringingAddress } from '../shop/bringing-address';
import { orderTexts } from '../shop/order.texts';
import { CartBlocked } from '../shop/shop-frame';
import { useShopUrl } from '../shop/shop-place';
import { CartTrouble, useCartTrouble } from '../shop/use-cart-trouble';
import { cx } from '../style/css';
import { Button } from '../ui/button';
import { drawIcon } from '../ui/icon';
import { Link } from '../ui/link';
import { PopoverMessage } from '../ui/popover-message';
import { QuantityInput } from '../ui/quantity-input';
import { Refusal } from '../ui/use-action';
import { withName } from '../ui/with-name';
import { buyStyles as styles } from './products.styles';
import { shopTexts } from './shop.texts';
import { isSoldOut } from './shop-product';
import { useBuy } from './use-buy';

export interface BuyControlProps {
  readonly product: BuyProduct;
  /** null is unlimited, 0 or less is sold out. */
  readonly stock: number | null;
  /** The most one can buy of an unlimited stock; 100 by default [QV-06]. */
  readonly max?: number;
  /** Its class while the quantity is one, or none can be bought. */
  readonly ofOne?: string | undefined;
}

/** Quantity and buy button, or a message that the product is sold out [QV-05..11]. */
export function BuyControl({ product, stock, max = 100, ofOne }: BuyControlProps) {
  const t = useTexts(shopTexts);
  const order = useTexts(orderTexts);
  const shared = useSharedTexts();
  const failure = useFailure();
  const { announce } = useWidget();
  const { code } = product;
  const [quantity, setQuantity] = useState(1);
  const { run, busy, value, error, reset } = useBuy(product);
  const trouble = useCartTrouble();
  const shopUrl = useShopUrl();
  useStartedCart();
  const button = useRef<HTMLButtonElement>(null);
  // Without a code the shop has nothing to add.
  if (!code) return null;
  if (isSoldOut(stock))
    return (
      <p className={cx(styles.soldOut, ofOne)}>
        {drawIcon('info', 1)}
        <span>{t('/shop/sold-out')}</span>
      </p>
    );

  // The second press of a double click is not a second purchase [IMP-28].
  const press = async () => {
    const isBought = await run(quantity);
    if (isBought) setQuantity(1);
    // Its window was closed meanwhile: the result can only be announced.
    if (!button.current)
      announce(withName(isBought ? t('/shop/added') : t('/shop/not-added'), product.title));
  };
  // The message is hidden while the shop is asked again: the focus stays with the busy button.
  const pressAgain = () => {
    button.current?.focus();
    press();
  };
  const isRefused = error instanceof Refusal;
  const isBlocked = error instanceof CartBlocked;
  const refusal = isBlocked ? t('/shop/blocked') : isRefused && error.message;
  const failed = refusal || failure(error, t('/shop/failed'), t('/shop/not-added'));
  const message = value ? t('/shop/added') : failed;
  const warnings = value?.warnings.join(' ') ?? '';
  return (
    <div className={cx(styles.root, quantity === 1 && ofOne)}>
      <QuantityInput
        label={withName(order('/order/quantity'), product.title)}
        value={quantity}
        max={stock ?? max}
        mostText={stock === null ? undefined : t('/shop/stock', stock)}
        onChange={setQuantity}
      />
      <Button
        ref={button}
        icon="cart"
        busy={busy}
        onClick={(event) => event.detail < 2 && press()}
        aria-label={withName(t('/shop/buy'), product.title)}
      >
        {t('/shop/buy')}
      </Button>
      {(value || error !== undefined) && (
        <PopoverMessage
          tone={value ? 'success' : isBlocked ? 'info' : 'error'}
          text={withName(`${message} ${warnings}`.trim(), product.title)}
          onClose={reset}
          // An error or a warning stays until the visitor has read it.
          autoClose={value && !warnings ? 5000 : undefined}
        >
          {product.title && <p className={styles.name}>{product.title}</p>}
          <span>{message}</span> {warnings && <p>{warnings}</p>}
          {value || isRefused ? (
            <Link
              className={styles.next}
              href={isBlocked ? bringingAddress(shopUrl, { code, quantity }) : cartAddress(shopUrl)}
            >
              {t(isBlocked ? '/shop/go-on' : '/shop/to-cart')}
            </Link>
          ) : (
            <button type="button" className={styles.next} onClick={pressAgain}>
              {shared('/shared/retry')}
            </button>
          )}
        </PopoverMessage>
      )}
      {trouble && <CartTrouble trouble={trouble} busy={busy} />}
    </div>
  );
}
