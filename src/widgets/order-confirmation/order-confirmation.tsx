import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { changeCart } from '../../core/cart/cart.atoms';
import { withoutLines } from '../../core/cart/lost-lines.model';
import { deliveryOrdered } from '../../core/delivery/delivery-store';
import { useWidget } from '../../core/element/widget-context';
import { formatShownDate } from '../../core/i18n/formats';
import { useTexts } from '../../core/i18n/use-texts';
import { pushCartEvent } from '../../core/shop/analytics-items';
import { CartSummary } from '../../core/shop/cart-summary';
import { orderTexts } from '../../core/shop/order.texts';
import { styles as page } from '../../core/shop/shop-page.styles';
import { storedValue } from '../../core/state/stored-value';
import { clearDraft } from '../../core/state/visit';
import { cx } from '../../core/style/css';
import { heading } from '../../core/style/heading.styles';
import { Button } from '../../core/ui/button';
import { ButtonLink } from '../../core/ui/button-link';
import { printAlone } from '../../core/ui/print-alone';
import type { Order, OrderConfirmationProps } from './order-confirmation.contract';
import { styles } from './order-confirmation.styles';
import { texts } from './order-confirmation.texts';

/** The ids of reported orders, for the visit. */
const reported = storedValue('sessionStorage', 'atria-orders', v.parser(v.array(v.string())), []);

/**
 * Pushes `purchase`, once for each order id [ANA-07], and removes what the checkout has stored. A
 * confirmation that is shown again does not change what the visitor has begun to order since.
 */
function reportPurchase(order: Order): void {
  const { id } = order;
  if (reported.stored().includes(id)) return;
  reported.change((ids) => [...ids, id]);
  pushCartEvent('purchase', order, { transaction_id: id });
  clearDraft('checkout');
  const codes = order.lineItems.map(({ code }) => code);
  changeCart((state) => withoutLines(state, codes));
  deliveryOrdered();
}

const joined = (mark: string, ...parts: readonly string[]) => parts.filter(Boolean).join(mark);

/** The facts of the order beside its lines; missing ones are omitted. */
function Facts({ order }: { order: Order }) {
  const t = useTexts(texts);
  const { language } = useWidget();
  const { firstName, lastName, streetAddress, postalCode, city } = order.deliveryAddress;
  const address = joined(
    '\n',
    joined(' ', firstName, lastName),
    streetAddress,
    joined(' ', postalCode, city),
  );
  const facts = [
    ['/confirmation/number', order.id],
    ['/confirmation/date', formatShownDate(order.date, language)],
    ['/confirmation/delivery', joined(' ', order.deliveryDateText, order.deliveryTimeText)],
    ['/confirmation/address', address],
    ['/confirmation/phone', order.phoneNumber],
    ['/confirmation/more', order.additionalInformation],
    ['/confirmation/payment', order.paymentMethod],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value)
        .map(([key, value]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

export function OrderConfirmation({ order, productsUrl }: OrderConfirmationProps) {
  const t = useTexts(texts);
  const shop = useTexts(orderTexts);
  useEffect(() => {
    if (order?.id) reportPurchase(order);
  }, [order]);
  const { host } = useWidget();
  const root = useRef<HTMLElement>(null);
  if (!order?.id) return null;
  return (
    <section ref={root} className={styles.root}>
      <div className={styles.lead}>
        <h1 className={heading.page}>{t('/confirmation/thanks')}</h1>
        {order.email && <p>{t('/confirmation/sent', order.email)}</p>}
      </div>
      <div className={styles.columns}>
        <div className={styles.part}>
          <h2 className={heading.block}>{t('/confirmation/details')}</h2>
          <Facts order={order} />
        </div>
        <div className={cx(page.summary, styles.summary)}>
          <CartSummary cart={order} lines={order.lineItems} />
        </div>
      </div>
      <div className={styles.buttons}>
        <ButtonLink href={productsUrl}>{shop('/order/continue')}</ButtonLink>
        <Button variant="secondary" onClick={() => printAlone(host, [root.current])}>
          {t('/confirmation/print')}
        </Button>
      </div>
    </section>
  );
}
