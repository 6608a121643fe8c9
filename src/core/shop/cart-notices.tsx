import { logFault } from '../../api/log-fault';
import { useWidget } from '../element/widget-context';
import { useTexts } from '../i18n/use-texts';
import type { CartStatus } from '../state/cart.atoms';
import { Notice } from '../ui/notice';
import { reloadCart } from './change-cart';
import { orderTexts } from './order.texts';

interface CartNoticesProps {
  readonly status: CartStatus;
  readonly warnings: readonly string[];
}

/** That the cart could not be loaded, with a retry, and what the shop warns of, once each [CART-09]. */
export function CartNotices({ status, warnings }: CartNoticesProps) {
  const { api } = useWidget();
  const t = useTexts(orderTexts);
  return (
    <>
      {status === 'failed' && (
        <Notice tone="error" onRetry={() => reloadCart(api).catch(logFault)}>
          {t('/order/load-failed')}
        </Notice>
      )}
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
