import { useEffect, useState } from 'react';
import type { CartLine } from '../../api/cart';
import { changeQuantity } from '../../api/cart-changes';
import type { ApiClient } from '../../api/client';
import { logFault } from '../../api/log-fault';
import { pushShopEvent } from '../../core/analytics/data-layer';
import { cartAtom, outboxAtom } from '../../core/cart/cart.atoms';
import type { CartChange } from '../../core/cart/cart.model';
import { type Item, restoreLine } from '../../core/cart/change-cart';
import { quantityIn } from '../../core/cart/lost-lines.model';
import { flush, press } from '../../core/cart/outbox';
import { useWidget } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
import { useOnline } from '../../core/page/connection';
import { itemOfLine } from '../../core/shop/analytics-items';
import { pageStore, usePageValue } from '../../core/state/store';
import { inEuros } from '../../core/ui/price';
import { texts } from './cart.texts';

/** The pause after the last change of a line before it is sent, in ms [CART-10]. */
const pause = 1000;

/**
 * Changes the quantity of a line; 0 removes it.
 *
 * @param pause in milliseconds, in which a newer quantity replaces it
 * @returns undefined if it was replaced; rejects if the shop has another quantity, without a warning
 */
export const setQuantity = (api: ApiClient, { code, quantity }: Item, pause?: number) =>
  press(api, { kind: 'set', code, quantity }, changeQuantity, pause);

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

  /** The last removed line, as it was, and its place among the others. */
  const [removed, setRemoved] = useState<CartLine & { readonly at: number }>();

  /** Follows a change; resolves to whether it was made. */
  const follow = async (code: string, made: Promise<CartChange | undefined>): Promise<boolean> => {
    try {
      const change = await made;
      if (!change) return true;
      report(code, change);
      const quantity = quantityIn(change.after, code);
      const total = inEuros(change.after.total);
      announce(quantity ? t('/cart/line-updated', quantity, total) : t('/cart/updated', total));
      return true;
    } catch (reason) {
      logFault(reason);
      setError(reason);
      return false;
    }
  };
  // A waiting change is sent when the widget goes [IMP-29].
  useEffect(() => flush, []);

  const quantityOf = ({ code, quantity }: CartLine): number =>
    outbox.findLast(
      ({ command }) => command.code === code && ['set', 'restore'].includes(command.kind),
    )?.command.quantity ?? quantity;
  /**
   * The lines as the visitor sees them. Until they change another one, the last removed line keeps
   * its place, with a quantity of 0, and gets it back if it is restored.
   */
  const linesOf = (lineItems: readonly CartLine[]): readonly CartLine[] => {
    const there = lineItems.filter((line) => quantityOf(line) > 0);
    if (!removed) return there;
    const isRemoved = ({ code }: CartLine) => code === removed.code;
    const others = there.filter((line) => !isRemoved(line));
    const own = there.find(isRemoved) ?? { ...removed, quantity: 0 };
    return [...others.slice(0, removed.at), own, ...others.slice(removed.at)];
  };
  return {
    quantityOf,
    linesOf,
    change: ({ code }: CartLine, quantity: number) => {
      setRemoved((now) => (now?.code === code ? now : undefined));
      follow(code, setQuantity(api, { code, quantity }, pause));
    },
    remove: async (line: CartLine) => {
      // As they are shown: an element that moves loses the focus.
      const lines = linesOf(pageStore.get(cartAtom).lineItems).filter((one) => quantityOf(one) > 0);
      const at = lines.findIndex(({ code }) => code === line.code);
      setRemoved({ ...line, quantity: quantityOf(line), at });
      const gone = setQuantity(api, { code: line.code, quantity: 0 });
      if (!(await follow(line.code, gone))) setRemoved(undefined);
    },
    /** Puts the removed line back, once the shop has removed it. */
    restore: () => removed && follow(removed.code, restoreLine(api, removed)),
    /** Why the last change failed. */
    error,
    dismiss,
  };
}
