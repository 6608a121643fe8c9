import { useEffect, useRef, useState } from 'react';
import { type CartLine, changeQuantity } from '../../api/cart';
import { pushShopEvent } from '../../core/analytics/data-layer';
import { useWidget } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
import { itemOfLine } from '../../core/shop/analytics-items';
import { changeCart } from '../../core/state/cart-queue';
import { texts } from './cart.texts';

/** The rest after the last change before it is sent [CART-10]. */
const rest = 1000;

interface Pending {
  readonly line: CartLine;
  readonly quantity: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Tells analytics what changed, with the changed quantity only [ANA-03]. */
function report(line: CartLine, quantity: number): void {
  const change = quantity - line.quantity;
  if (change === 0) return;
  const event = change > 0 ? 'add_to_cart' : 'remove_from_cart';
  pushShopEvent(event, [itemOfLine(line, Math.abs(change))]);
}

/**
 * Quantities as the visitor sees them: a change shows at once and is sent when it has rested; a
 * failed one goes back to the last confirmed quantity [CART-10, CART-11].
 */
export function useQuantities() {
  const { api, announce } = useWidget();
  const t = useTexts(texts);
  const pending = useRef(new Map<string, Pending>());
  const [shown, setShown] = useState<Readonly<Record<string, number>>>({});
  const [failed, setFailed] = useState(false);

  const forget = (code: string) => setShown(({ [code]: _, ...others }) => others);

  const send = async (code: string) => {
    const change = pending.current.get(code);
    if (!change) return;
    pending.current.delete(code);
    clearTimeout(change.timer);
    const { line, quantity } = change;
    try {
      await changeCart(api, (client) => changeQuantity(client, { code, quantity }));
      report(line, quantity);
      announce(t('/cart/updated'));
    } catch (error) {
      console.error('atria: the quantity was not changed', error);
      setFailed(true);
    }
    if (!pending.current.has(code)) forget(code);
  };
  const sendAll = () => Promise.all([...pending.current.keys()].map(send)).then(() => {});

  // What is on its way when the widget goes is sent all the same [IMP-29].
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the widget goes.
  useEffect(() => () => void sendAll(), []);

  const change = (line: CartLine, quantity: number) => {
    const { code } = line;
    const before = pending.current.get(code);
    if (before) clearTimeout(before.timer);
    const timer = setTimeout(() => send(code), rest);
    pending.current.set(code, { line: before?.line ?? line, quantity, timer });
    setShown((now) => ({ ...now, [code]: quantity }));
  };
  const remove = (line: CartLine) => {
    change(line, 0);
    return send(line.code);
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
