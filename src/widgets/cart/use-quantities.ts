import { atom } from 'jotai/vanilla';
import { useEffect, useState } from 'react';
import type { Cart, CartLine } from '../../api/cart';
import { changeQuantity } from '../../api/cart-changes';
import { logFault } from '../../api/log-fault';
import { pushShopEvent } from '../../core/analytics/data-layer';
import { quantityIn } from '../../core/cart/cart.model';
import { type CartChange, changeCart, restoreLine } from '../../core/cart/change-cart';
import { useWidget } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
import { useOnline } from '../../core/page/connection';
import { useListener } from '../../core/page/use-listener';
import { itemOfLine } from '../../core/shop/analytics-items';
import { pageStore, usePageValue } from '../../core/state/store';
import { inEuros } from '../../core/ui/price';
import { texts } from './cart.texts';

/** The pause after the last change before it is sent, in ms [CART-10]. */
const rest = 1000;

/** A visitor's change of a line that the shop has not answered yet. */
interface Pending {
  readonly to: number;
  /** Whether the shop has accepted it; absent before it is sent. */
  readonly taken?: Promise<boolean>;
}
/** By the code of the line, the last change last. */
const pendingAtom = atom<ReadonlyMap<string, Pending>>(new Map());

/** Replaces a line's change, or removes it. */
function put(code: string, pending?: Pending): void {
  const next = new Map(pageStore.get(pendingAtom));
  next.delete(code);
  pageStore.set(pendingAtom, pending ? next.set(code, pending) : next);
}

/** Reports a change to analytics, with the changed quantity only [ANA-03]. */
function report(code: string, before: Cart, after: Cart): void {
  const line = [...before.lineItems, ...after.lineItems].find((one) => one.code === code);
  const change = quantityIn(after, code) - quantityIn(before, code);
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
  const all = usePageValue(pendingAtom);
  const [error, setError] = useState<unknown>();
  const dismiss = () => setError(undefined);
  useOnline(error, dismiss);

  /** The last removed line, as it was. */
  const [removed, setRemoved] = useState<CartLine>();

  const made = async (code: string, to: number, change: Promise<CartChange>): Promise<boolean> => {
    try {
      const { before, after } = await change;
      // A warning says when the shop has fewer.
      const quantity = quantityIn(after, code);
      const isApplied = after.warnings.length > 0 || quantity === to;
      if (after.error || !isApplied)
        throw new Error(after.error || `the shop has not changed ${code}`);
      report(code, before, after);
      const total = inEuros(after.total);
      announce(quantity ? t('/cart/line-updated', quantity, total) : t('/cart/updated', total));
      return true;
    } catch (reason) {
      logFault(reason);
      setError(reason);
      setRemoved(undefined);
      return false;
    }
  };
  const send = (code: string, to: number, isLeaving = false): void => {
    const change = changeCart(api, { kind: 'set', code, quantity: to }, changeQuantity, isLeaving);
    const sent: Pending = { to, taken: made(code, to, change) };
    put(code, sent);
    // From then on the confirmed quantity shows, unless a newer change is pending.
    sent.taken?.then(() => pageStore.get(pendingAtom).get(code) === sent && put(code));
  };
  /** Sends the waiting changes; resolves to whether all pending ones were accepted. */
  const sendAll = async (isLeaving = false): Promise<boolean> => {
    for (const [code, { to, taken }] of pageStore.get(pendingAtom))
      if (!taken) send(code, to, isLeaving);
    const now = [...pageStore.get(pendingAtom)].map(([, { taken }]) => taken);
    return (await Promise.all(now)).every(Boolean);
  };

  const [, newest] = [...all].findLast(([, { taken }]) => !taken) ?? [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: since the last change.
  useEffect(() => {
    if (!newest) return;
    const timer = setTimeout(sendAll, rest);
    return () => clearTimeout(timer);
  }, [newest]);
  // A waiting change is sent when the widget or the page goes [IMP-29], and before another tab can
  // change the same line [IMP-30]; a page hidden on a phone may never come back.
  useListener('pagehide', () => sendAll(true));
  useListener('visibilitychange', () => document.visibilityState === 'hidden' && sendAll());
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it goes.
  useEffect(() => () => void sendAll(), []);

  const quantityOf = ({ code, quantity }: CartLine): number => all.get(code)?.to ?? quantity;
  return {
    quantityOf,
    change: ({ code }: CartLine, to: number) => {
      setRemoved(undefined);
      put(code, { to });
    },
    remove: (line: CartLine) => {
      setRemoved({ ...line, quantity: quantityOf(line) });
      send(line.code, 0);
    },
    removed,
    forget: () => setRemoved(undefined),
    /** Puts the removed line back, once the shop has removed it. */
    restore: (line: CartLine) => {
      setRemoved(undefined);
      made(line.code, line.quantity, restoreLine(api, line));
    },
    sendAll,
    /** Why the last change failed. */
    error,
    dismiss,
  };
}
