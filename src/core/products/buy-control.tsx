import { useRef, useState } from 'react';
import { pushShopEvent } from '../analytics/data-layer';
import { useStartedCart } from '../cart/cart';
import { addItem } from '../cart/change-cart';
import { quantityIn } from '../cart/lost-lines.model';
import type { DetailsOf } from '../element/contract';
import { useEmit, useWidget } from '../element/widget-context';
import { useFailure } from '../i18n/use-failure';
import { useSharedTexts } from '../i18n/use-shared-texts';
import { useTexts } from '../i18n/use-texts';
import { cartAddress } from '../page/cart-address';
import { type BuyProduct, itemOfProduct } from '../shop/analytics-items';
import { CartTrouble } from '../shop/cart-trouble';
import { orderTexts } from '../shop/order.texts';
import { buyThroughFrame, CartBlocked, shopPlaceOf, useShopUrl } from '../shop/shop-frame';
import { bringingAddress } from '../shop/sync-protocol';
import { cx } from '../style/css';
import { Button } from '../ui/button';
import { drawIcon } from '../ui/icon';
import { Link } from '../ui/link';
import { PopoverMessage } from '../ui/popover-message';
import { QuantityInput } from '../ui/quantity-input';
import { Refusal, useAction } from '../ui/use-action';
import { withName } from '../ui/with-name';
import { buyStyles as styles } from './products.styles';
import type { shopEvents } from './shop.events';
import { shopTexts } from './shop.texts';
import { isSoldOut } from './shop-product';

/**
 * Buys on any page: directly on the shop's own, through its hidden frame elsewhere [QV-07, QV-10].
 * The value has the shop's warnings, which may be about other products. A `Refusal` has the shop's
 * message [QV-11], and a retry would be refused again; after `CartBlocked` the visitor buys in the
 * shop itself.
 */
export function useBuy(product: BuyProduct) {
  const widget = useWidget();
  const emit = useEmit<DetailsOf<typeof shopEvents>>();
  const { code } = product;
  const buy = async (_: AbortSignal, quantity: number): Promise<readonly string[] | undefined> => {
    const item = { code, quantity };
    if (!emit('atria-buy', item)) return undefined;
    if (!widget.isShop) {
      const { warnings } = await buyThroughFrame(shopPlaceOf(widget), item);
      pushShopEvent('add_to_cart', [itemOfProduct(product, quantity)]);
      return warnings;
    }
    const { after, from } = await addItem(widget.api, item);
    pushShopEvent('add_to_cart', [itemOfProduct(product, quantityIn(after, code) - from)]);
    return after.warnings;
  };
  // A second press during a purchase does nothing [IMP-28].
  return useAction(buy, { when: 'once', within: widget.host });
}

interface Props {
  readonly product: BuyProduct;
  /** null is unlimited, 0 or less is sold out. */
  readonly stock: number | null;
  /** The most one can buy of an unlimited stock; 100 by default [QV-06]. */
  readonly max?: number;
  /** Its class while the quantity is one, or none can be bought. */
  readonly ofOne?: string | undefined;
}

/** Quantity and buy button, or a message that the product is sold out [QV-05..11]. */
export function BuyControl({ product, stock, max = 100, ofOne }: Props) {
  const t = useTexts(shopTexts);
  const order = useTexts(orderTexts);
  const shared = useSharedTexts();
  const failure = useFailure();
  const { announce } = useWidget();
  const { code } = product;
  const [quantity, setQuantity] = useState(1);
  const { run, busy, value, error, reset } = useBuy(product);
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
  const warnings = value?.join(' ') ?? '';
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
          text={withName([message, ...(value ?? [])].join(' '), product.title)}
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
      <CartTrouble busy={busy} />
    </div>
  );
}
