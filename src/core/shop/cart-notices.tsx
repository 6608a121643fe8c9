import { reloadCart } from '../cart/cart';
import type { CartStatus } from '../cart/cart.model';
import { useWidget } from '../element/widget-context';
import { useFailure } from '../i18n/use-failure';
import { useTexts } from '../i18n/use-texts';
import { Notice } from '../ui/notice';
import { orderTexts } from './order.texts';
import { CartTrouble, useCartTrouble, useTeller } from './use-cart-trouble';

interface CartNoticesProps {
  readonly status: CartStatus;
  readonly warnings: readonly string[];
}

/** The cart's error, with a retry, and the shop's warnings, once each [CART-09]. */
export function CartNotices({ status, warnings }: CartNoticesProps) {
  const { api } = useWidget();
  const t = useTexts(orderTexts);
  const failure = useFailure();
  const trouble = useCartTrouble();
  const tells = useTeller(true);
  return (
    <>
      {status === 'failed' && (
        <Notice tone="error" onRetry={() => reloadCart(api)}>
          {failure(status, t('/order/load-failed'))}
        </Notice>
      )}
      {tells && trouble && <CartTrouble {...trouble} inPage />}
      {warnings.length > 0 && (
        <Notice tone="warning">
          {[...new Set(warnings)].map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Notice>
      )}
    </>
  );
}
