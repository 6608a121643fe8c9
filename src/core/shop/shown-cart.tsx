import { useLayoutEffect } from 'react';
import { useCart } from '../cart/cart';
import type { Elements } from '../element/elements';
import { useWidget } from '../element/widget-context';
import { useTexts } from '../i18n/use-texts';
import { ButtonLink } from '../ui/button-link';
import { Skeleton } from '../ui/skeleton';
import { orderTexts } from './order.texts';
import { styles } from './shop-page.styles';

/** An empty cart, and the link to the products, with other controls after it. */
export function EmptyCart(props: { readonly productsUrl: string; readonly children?: Elements }) {
  const t = useTexts(orderTexts);
  return (
    <div className={styles.empty}>
      <p>{t('/order/empty')}</p>
      <div className={styles.buttons}>
        <ButtonLink href={props.productsUrl}>{t('/order/continue')}</ButtonLink>
        {props.children}
      </div>
    </div>
  );
}

/** The place of a page of the shop as long as its cart is unknown. */
export const WaitingCart = (props: { readonly className: string; readonly height: string }) => (
  <div className={props.className} aria-hidden="true">
    <Skeleton height={props.height} />
    <Skeleton height="16em" />
  </div>
);

/** The cart for a view that shows it whole: until it is known, the element keeps its height. */
export function useShownCart() {
  const { hold, isShop } = useWidget();
  const { cart, status } = useCart();
  const isLoading = status === 'loading' || (isShop && status === 'idle');
  const waits = cart.lineItems.length === 0 && isLoading;
  useLayoutEffect(() => (waits ? hold() : undefined), [waits, hold]);
  return { cart, status, isLoading, waits };
}
