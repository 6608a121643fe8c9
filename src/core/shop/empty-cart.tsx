import type { Elements } from '../element/elements';
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
