import { useEffect, useRef } from 'react';
import type { CartLine } from '../../api/cart';
import { sendChanges } from '../../core/cart/outbox';
import { useEmit, useWidget } from '../../core/element/widget-context';
import { useFailure } from '../../core/i18n/use-failure';
import { useTexts } from '../../core/i18n/use-texts';
import { keysOf } from '../../core/page/keys-of';
import { goTo } from '../../core/page/location';
import { pushCartEvent } from '../../core/shop/analytics-items';
import { CartNotices, useHold } from '../../core/shop/cart-notices';
import { CartSummary } from '../../core/shop/cart-summary';
import {
  checkoutAddress,
  loginHash,
  useViewHash,
  visitPostalCode,
} from '../../core/shop/checkout-address';
import { orderTexts } from '../../core/shop/order.texts';
import { styles as page } from '../../core/shop/shop-page.styles';
import { EmptyCart, useShownCart, WaitingCart } from '../../core/shop/shown-cart';
import { knownCustomer, useCustomer } from '../../core/state/customer.atoms';
import { heading } from '../../core/style/heading.styles';
import { Button } from '../../core/ui/button';
import { ButtonLink } from '../../core/ui/button-link';
import { Link } from '../../core/ui/link';
import { PopoverMessage } from '../../core/ui/popover-message';
import { usePressGuard } from '../../core/ui/press-guard';
import { useAction } from '../../core/ui/use-action';
import { BroughtItem } from './brought-item';
import type { CartEvents, CartProps } from './cart.contract';
import { styles } from './cart.styles';
import { texts } from './cart.texts';
import { CartCoupons } from './cart-coupons';
import { CartLineRow } from './cart-line-row';
import { useQuantities } from './use-quantities';

function InfoCards({ cards }: { cards: CartProps['infoCards'] }) {
  const keys = keysOf(cards, (one) => one.heading);
  return (
    <ul className={styles.infos}>
      {cards.map((card, index) => (
        <li className={styles.info} key={keys[index]}>
          <h2 className={heading.card}>{card.heading}</h2>
          {card.text && <p>{card.text}</p>}
          {card.link && <Link href={card.link}>{card.linkLabel || card.link}</Link>}
        </li>
      ))}
    </ul>
  );
}

export function Cart({ checkoutUrl, productsUrl, infoCards }: CartProps) {
  usePressGuard();
  const t = useTexts(texts);
  const order = useTexts(orderTexts);
  const failure = useFailure();
  const { isShop } = useWidget();
  const emit = useEmit<CartEvents>();
  const { cart, status, waits, isLoading } = useShownCart();
  useCustomer();
  const quantities = useQuantities();
  const { box, hold } = useHold();
  const isProducts = useViewHash() !== loginHash;
  // On a host that is no shop the cart is the stored copy, and no change is sent [CART-13].
  const editable = isShop && isProducts && cart.isEditable;
  const isThere = (line: CartLine) => quantities.quantityOf(line) > 0;
  const lines = quantities.linesOf(cart.lineItems);
  const isEmpty = !lines.some(isThere);
  const rows = editable ? lines : lines.filter(isThere);

  // Once per view, when there is a cart to show [ANA-04].
  const viewed = useRef(false);
  useEffect(() => {
    if (!isProducts) viewed.current = false;
    if (!isProducts || viewed.current || status !== 'ready' || cart.lineItems.length === 0) return;
    viewed.current = true;
    pushCartEvent('view_cart', cart);
  }, [isProducts, status, cart]);

  const { run: proceed, busy } = useAction(
    async () => {
      const [isSent, customer] = await Promise.all([sendChanges(), knownCustomer()]);
      // A failed change was undone with a message: the visitor reads it before going on.
      if (!isSent || (await hold())) return;
      const address = customer.loggedIn
        ? checkoutAddress(checkoutUrl, visitPostalCode(customer))
        : loginHash;
      if (emit('atria-checkout', { address })) goTo(address);
    },
    { when: 'once' },
  );
  const failed = failure(quantities.error, t('/cart/quantity-failed'), t('/cart/not-changed'));
  return (
    <section className={styles.root} aria-busy={isLoading}>
      <h1 className={heading.page}>{t('/cart/heading')}</h1>
      <CartNotices isCart productsUrl={productsUrl} ref={box} />
      {waits ? (
        <WaitingCart className={styles.columns} height="15em" />
      ) : rows.length === 0 ? (
        status !== 'failed' && <EmptyCart productsUrl={productsUrl} />
      ) : (
        <div className={styles.columns}>
          <ul className={styles.lines}>
            {rows.map((line) => (
              <CartLineRow
                key={line.code}
                line={line}
                quantities={quantities}
                editable={editable}
              />
            ))}
          </ul>
          {isEmpty ? (
            <EmptyCart productsUrl={productsUrl} />
          ) : (
            <div className={page.aside}>
              <div className={page.summary}>
                <CartCoupons cart={cart} editable={isShop} />
                <CartSummary cart={cart} />
                {isProducts && (
                  <div className={styles.actions}>
                    <Button block busy={busy} onClick={proceed}>
                      {order('/order/checkout')}
                    </Button>
                    <ButtonLink block variant="secondary" href={productsUrl}>
                      {order('/order/continue')}
                    </ButtonLink>
                  </div>
                )}
              </div>
            </div>
          )}
        </div>
      )}
      {/* With the placeholders of the lines they would be higher than an empty cart. */}
      {infoCards.length > 0 && !waits && <InfoCards cards={infoCards} />}
      <BroughtItem />
      {quantities.error !== undefined && (
        <PopoverMessage tone="error" text={failed} onClose={quantities.dismiss} autoClose={8000}>
          {failed}
        </PopoverMessage>
      )}
    </section>
  );
}
