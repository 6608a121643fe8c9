import { useEffect, useState } from 'react';
import type { CartLine } from '../../api/cart';
import { logFault } from '../../api/log-fault';
import { pushShopEvent } from '../../core/analytics/data-layer';
import { outboxAtom } from '../../core/cart/cart.atoms';
import type { CartChange } from '../../core/cart/cart.model';
import { restoreLine, setQuantity } from '../../core/cart/change-cart';
import { quantityIn } from '../../core/cart/lost-lines.model';
import { flush } from '../../core/cart/outbox';
import { useWidget } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
import { useOnline } from '../../core/page/connection';
import { itemOfLine } from '../../core/shop/analytics-items';
import { usePageValue } from '../../core/state/store';
import { inEuros } from '../../core/ui/price';
import { texts } from './cart.texts';

/** The pause after the last change of a line before it is sent, in ms [CART-10]. */
const pause = 1000;

/** Reports a change to analytics, with the changed quantity only [ANA-03]. */
function report(code: string, { before, after, from }: CartChange): void {
  const line = [...before.lineItems, ...after.lineItems].find((one) => one.code === code);
  const change = quantityIn(after, code) - from;
  if (!line || change === 0) return;
  const event = change > 0 ? 'add_to_cart' : 'remove_from_cart';
  pushShopEvent(event, [itemOfLine(line, Math.abs(change))]);
}

/**
 * Quantities as the visitor sees them: a change shows at once and is sent after the pause; a failed
 * one returns to the last confirmed quantity [CART-10, CART-11].
 */
export function useQuantities() {
  const { api, announce } = useWidget();
  const t = useTexts(texts);
  const outbox = usePageValue(outboxAtom);
  const [error, setError] = useState<unknown>();
  const dismiss = () => setError(undefined);
  useOnline(error, dismiss);

  /** The last removed line, as it was. */
  const [removed, setRemoved] = useState<CartLine>();

  const follow = async (code: string, made: Promise<CartChange | undefined>) => {
    try {
      const change = await made;
      if (!change) return;
      report(code, change);
      const quantity = quantityIn(change.after, code);
      const total = inEuros(change.after.total);
      announce(quantity ? t('/cart/line-updated', quantity, total) : t('/cart/updated', total));
    } catch (reason) {
      logFault(reason);
      setError(reason);
      setRemoved(undefined);
    }
  };
  // A waiting change is sent when the widget goes [IMP-29].
  useEffect(() => flush, []);

  const quantityOf = ({ code, quantity }: CartLine): number => {
    const isOfLine = ({ kind, code: of }: { kind: string; code: string }) =>
      of === code && (kind === 'set' || kind === 'restore');
    return outbox.findLast(({ command }) => isOfLine(command))?.command.quantity ?? quantity;
  };
  return {
    quantityOf,
    change: ({ code }: CartLine, quantity: number) => {
      setRemoved(undefined);
      follow(code, setQuantity(api, { code, quantity }, pause));
    },
    remove: (line: CartLine) => {
      setRemoved({ ...line, quantity: quantityOf(line) });
      follow(line.code, setQuantity(api, { code: line.code, quantity: 0 }));
    },
    removed,
    forget: () => setRemoved(undefined),
    /** Puts the removed line back, once the shop has removed it. */
    restore: (line: CartLine) => {
      setRemoved(undefined);
      follow(line.code, restoreLine(api, line));
    },
    /** Why the last change failed. */
    error,
    dismiss,
  };
}
