import { atom } from 'jotai/vanilla';
import type { Cart } from '../../api/cart';
import type { ApiClient } from '../../api/client';
import { logFault } from '../../api/log-fault';
import { addItem, freshCart } from '../../core/cart/change-cart';
import { inFrame } from '../../core/page/frame';
import { listen } from '../../core/page/listen';
import { CartBlocked } from '../../core/shop/shop-frame';
import { requestOf, type SyncAnswer, type SyncItem } from '../../core/shop/sync-protocol';
import { pageStore } from '../../core/state/store';
import { Refusal } from '../../core/ui/use-action';
import { toJson } from '../../to-json';

/** Of all tags: messages without their answer yet, which are posted again, and ids of purchases. */
const servedAtom = atom(() => ({ pending: new Set<string>(), bought: new Set<number>() }));

/**
 * Adds the items to the present cart, which a frame loads from the shop each time [SYNC-03].
 * Nothing else changes, since nobody sees this page.
 */
async function cartWith(api: ApiClient, items: readonly SyncItem[]): Promise<Cart> {
  // Some browsers block the shop's data in frames of other sites, or store it separately: then it
  // is not the cart of the shop's own pages.
  const isBlocked = inFrame() && !((await document.hasStorageAccess?.().catch(() => true)) ?? true);
  if (isBlocked) throw new CartBlocked();
  const changes = await Promise.all(items.map((item) => addItem(api, item)));
  const cart = changes.at(-1)?.after ?? (await freshCart(api));
  if (changes[0]?.before.lineItems.length !== 0) return cart;
  // An empty cart may be one that is made anew for each call. By then it may have more.
  const now = await freshCart(api).catch(() => cart);
  if (items.every(({ code }) => now.lineItems.some((line) => line.code === code))) return now;
  logFault(new Error('the shop keeps no cart in this frame: is its cookie SameSite=None; Secure?'));
  throw new CartBlocked();
}

function refusalOf(error: unknown): SyncAnswer {
  if (error instanceof CartBlocked) return { refused: 'blocked', texts: [] };
  if (error instanceof Refusal) return { refused: 'told', texts: [error.message] };
  logFault(error);
  return { refused: 'failed', texts: [] };
}

/**
 * Answers the cart messages of the pages of `origins`, on the shop's side; all other messages are
 * ignored [SYNC-06]. A purchase that is posted again, with its id, is made once [QV-10].
 *
 * @returns a function that stops it.
 */
export function serveCart(api: ApiClient, origins: readonly string[]): () => void {
  const { pending, bought } = pageStore.get(servedAtom);
  return listen<MessageEvent>(window, 'message', async ({ data, origin, source }) => {
    const request = origins.includes(origin) && source ? requestOf(data) : undefined;
    if (!source || !request || pending.has(data)) return;
    const { id, items } = request;
    pending.add(data);
    const isBought = id !== undefined && bought.has(id);
    const answer = await cartWith(api, isBought ? [] : items).then((cart) => ({ cart }), refusalOf);
    pending.delete(data);
    if (id !== undefined && 'cart' in answer) bought.add(id);
    source.postMessage(toJson({ id, ...answer }), { targetOrigin: origin });
  });
}
