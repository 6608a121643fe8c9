import { useEffect, useRef, useState } from 'react';
import type { CartLine } from '../../api/cart';
import { changeQuantity } from '../../api/cart-changes';
import { logFault } from '../../api/log-fault';
import { pushShopEvent } from '../../core/analytics/data-layer';
import { useWidget } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
import { itemOfLine } from '../../core/shop/analytics-items';
import { changeCart, quantityIn } from '../../core/shop/change-cart';
import { cartAtom } from '../../core/state/cart.atoms';
import { pageStore } from '../../core/state/store';
import { texts } from './cart.texts';

/** The rest after the last change before it is sent [CART-10]. */
const rest = 1000;

interface Pending {
  readonly quantity: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

const confirmed = (code: string): CartLine | undefined =>
  pageStore.get(cartAtom).lineItems.find((line) => line.code === code);

/** Tells analytics what changed, with the changed quantity only [ANA-03]. */
function report(before: CartLine | undefined, quantity: number): void {
  const change = quantity - (before?.quantity ?? 0);
  if (!before || change === 0) return;
  const event = change > 0 ? 'add_to_cart' : 'remove_from_cart';
  pushShopEvent(event, [itemOfLine(before, Math.abs(change))]);
}

/**
 * Quantities as the visitor sees them: a change shows at once and is sent when it has rested; a
 * failed one goes back to the last confirmed quantity [CART-10, CART-11].
 */
export function useQuantities() {
  const { api, announce } = useWidget();
  const t = useTexts(texts);
  const pending = useRef(new Map<string, Pending>());
  const running = useRef(new Set<Promise<boolean>>());
  const [shown, setShown] = useState<Readonly<Record<string, number>>>({});
  const [failed, setFailed] = useState(false);

  /** From here on the confirmed quantity shows, unless a newer one is on its way. */
  const forget = (code: string, sent: number) =>
    setShown((now) => {
      const { [code]: quantity, ...others } = now;
      return quantity === sent && !pending.current.has(code) ? others : now;
    });

  /** Resolves to whether the shop has taken it. */
  const make = async (code: string, quantity: number): Promise<boolean> => {
    let before: CartLine | undefined;
    let ok = true;
    try {
      const { error, lineItems } = await changeCart(
        api,
        (client) => {
          // The line as the answers before have left it.
          before = confirmed(code);
          return changeQuantity(client, { code, quantity });
        },
        { code, isIn: (cart) => quantityIn(cart, code) === quantity },
      );
      if (error) throw new Error(error);
      report(before, lineItems?.find((line) => line.code === code)?.quantity ?? 0);
      announce(t('/cart/updated'));
    } catch (error) {
      logFault(error);
      setFailed(true);
      ok = false;
    }
    forget(code, quantity);
    return ok;
  };
  const send = (code: string): void => {
    const change = pending.current.get(code);
    if (!change) return;
    pending.current.delete(code);
    clearTimeout(change.timer);
    const turn = make(code, change.quantity).finally(() => running.current.delete(turn));
    running.current.add(turn);
  };
  /** Sends what rests; resolves to whether all that was on its way has been taken. */
  const sendAll = async (): Promise<boolean> => {
    for (const code of pending.current.keys()) send(code);
    return (await Promise.all(running.current)).every(Boolean);
  };

  // What rests when the widget or the page goes is sent all the same [IMP-29], and before another
  // tab can change the same line [IMP-30]; a page hidden on a telephone may never come back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it goes.
  useEffect(() => {
    const leave = () => void sendAll();
    const hide = () => document.visibilityState === 'hidden' && leave();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, []);

  const change = ({ code }: CartLine, quantity: number) => {
    clearTimeout(pending.current.get(code)?.timer);
    const timer = setTimeout(() => send(code), rest);
    pending.current.set(code, { quantity, timer });
    setShown((now) => ({ ...now, [code]: quantity }));
  };
  const remove = (line: CartLine) => {
    change(line, 0);
    send(line.code);
  };
  return {
    quantityOf: ({ code, quantity }: CartLine): number => shown[code] ?? quantity,
    change,
    remove,
    sendAll,
    failed,
    dismiss: () => setFailed(false),
  };
}
