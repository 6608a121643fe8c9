import { type Ref, useRef } from 'react';
import { logFault } from '../../api/log-fault';
import { useCart } from '../cart/cart';
import { cartAtom } from '../cart/cart.atoms';
import { freshCart } from '../cart/change-cart';
import { reloadCart } from '../cart/outbox';
import { useWidget } from '../element/widget-context';
import { useFailure } from '../i18n/use-failure';
import { useTexts } from '../i18n/use-texts';
import { isOffline } from '../page/connection';
import { pageStore } from '../state/store';
import { ButtonLink } from '../ui/button-link';
import { focusInView } from '../ui/focus-in-view';
import { Notice } from '../ui/notice';
import { useFocusBack } from '../ui/use-focus-back';
import { CartTrouble } from './cart-trouble';
import { orderTexts } from './order.texts';
import { styles } from './shop-page.styles';

interface CartNoticesProps {
  /** Shows warnings that are against no order, too. */
  readonly isCart?: boolean;
  /** Whether the cart's error is said elsewhere, where it stopped the visitor. */
  readonly isFailureSaid?: boolean;
  /** Address of the products, to add some. */
  readonly productsUrl: string;
  /** Is set to the box of the warnings, which can have the focus. */
  readonly ref: Ref<HTMLDivElement>;
}

/** The cart's error, with a retry, and the shop's warnings, once each [CART-09]. */
export function CartNotices({ isCart, isFailureSaid, productsUrl, ref }: CartNoticesProps) {
  const { api } = useWidget();
  const t = useTexts(orderTexts);
  const failure = useFailure();
  const { cart, status } = useCart();
  const { checkoutWarnings } = cart;
  const warnings = isCart ? cart.warnings : [];
  const all = [...new Set([...warnings, ...checkoutWarnings])];
  // Without a connection the lines stay as they were, and what was not done says why.
  const isKnown = cart.lineItems.length > 0 && isOffline(status);
  return (
    <>
      {status === 'failed' && !isFailureSaid && !isKnown && (
        <Notice tone="error" onRetry={() => reloadCart(api)}>
          {failure(status, t('/order/load-failed'))}
        </Notice>
      )}
      <CartTrouble inPage busy />
      {all.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend to see.
        <div ref={ref} role="group" tabIndex={-1} aria-label={all.join(' ')}>
          <Notice tone="warning">
            <div className={styles.message}>
              {all.map((warning) => (
                <p key={warning}>{warning}</p>
              ))}
              {/* More products are no cure for a warning of both, as of one product's stock. */}
              {checkoutWarnings.some((one) => !warnings.includes(one)) && (
                <ButtonLink variant="secondary" size="s" href={productsUrl}>
                  {t('/order/add')}
                </ButtonLink>
              )}
            </div>
          </Notice>
        </div>
      )}
    </>
  );
}

/**
 * Holds a visitor whose order the shop would refuse, by the `checkoutWarnings` of its cart: the box
 * that shows them gets the focus [CART-09].
 *
 * @returns the `ref` for the box, and `hold`, which resolves to whether the visitor is held; it asks
 * the shop anew, since warnings of a change that was made have passed by then
 */
export function useHold() {
  const { api, isShop } = useWidget();
  const box = useRef<HTMLDivElement>(null);
  // Other hosts have a copy of the cart; the shop's own checkout holds their visitors [CART-13].
  const isWarned = () => isShop && pageStore.get(cartAtom).checkoutWarnings.length > 0;
  const hold = async (): Promise<boolean> => {
    if (isWarned()) await freshCart(api).catch(logFault);
    if (!isWarned()) return false;
    focusInView(box.current);
    return true;
  };
  return { box: useFocusBack(box), hold };
}
