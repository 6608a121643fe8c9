import { atom } from 'jotai/vanilla';
import type { Cart } from '../../api/cart';
import type { ApiClient } from '../../api/client';
import { logFault } from '../../api/log-fault';
import type { CartChange } from '../../core/cart/cart.model';
import { addItem, freshCart } from '../../core/cart/change-cart';
import { inFrame } from '../../core/page/frame';
import { listen } from '../../core/page/listen';
import { requestOf, type SyncAnswer, type SyncItem } from '../../core/shop/sync-protocol';
import { pageStore } from '../../core/state/store';
import { toJson } from '../../to-json';

/**
 * Purchases that were made, by their messages, and messages that are being answered, of all tags.
 */
const servedAtom = atom(() => ({ bought: new Set<unknown>(), running: new Set<unknown>() }));

/**
 * Whether this page has the visitor's own cart. Some browsers block the shop's data in frames of
 * other sites, or store it separately: then it is not the cart of the shop's own pages.
 */
async function isVisitorsCart(): Promise<boolean> {
  if (!inFrame()) return true;
  return (await document.hasStorageAccess?.().catch(() => true)) ?? true;
}

const refusal = (refused: 'blocked' | 'told' | 'failed', texts: readonly string[] = []) => ({
  refused,
  texts: [...texts],
});

/**
 * Adds the items to the present cart, which a frame loads from the shop each time [SYNC-03].
 * Nothing else changes, since nobody sees this page.
 */
async function answerTo(api: ApiClient, items: readonly SyncItem[]): Promise<SyncAnswer> {
  if (!(await isVisitorsCart())) return refusal('blocked');
  const changes: CartChange[] = [];
  for (const item of items) changes.push(await addItem(api, item));
  const cart = changes.at(-1)?.after ?? (await freshCart(api));
  const lacks = ({ lineItems }: Cart) =>
    items.some(({ code }) => !lineItems.some((line) => line.code === code));
  if (lacks(cart)) {
    const texts = [...cart.warnings];
    return refusal(texts.length > 0 ? 'told' : 'failed', texts);
  }
  if (changes[0]?.before.lineItems.length !== 0) return { cart };
  // An empty cart may be one that is made anew for each call. By then it may have more.
  const now = await freshCart(api).catch(() => cart);
  if (lacks(now)) {
    logFault(
      new Error('the shop keeps no cart in this frame: is its cookie SameSite=None; Secure?'),
    );
    return refusal('blocked');
  }
  return { cart: now };
}

/**
 * Answers the cart messages of the pages of `origins`, on the shop's side; all other messages are
 * ignored [SYNC-06].
 *
 * @returns a function that stops it.
 */
export function serveCart(api: ApiClient, origins: readonly string[]): () => void {
  const { bought, running } = pageStore.get(servedAtom);
  return listen<MessageEvent>(window, 'message', async ({ data, origin, source }) => {
    const request = origins.includes(origin) && source ? requestOf(data) : undefined;
    // A message is posted again until its answer arrives.
    if (!source || !request || running.has(data)) return;
    running.add(data);
    const answer = await answerTo(api, bought.has(data) ? [] : request.items).catch((fault) => {
      logFault(fault);
      return refusal('failed');
    });
    running.delete(data);
    const { id } = request;
    if (id !== undefined && 'cart' in answer) bought.add(data);
    source.postMessage(toJson({ id, ...answer }), { targetOrigin: origin });
  });
}
