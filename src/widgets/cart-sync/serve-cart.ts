import type { ApiClient } from '../../api/client';
import { logFault } from '../../api/log-fault';
import { addItem } from '../../core/cart/add-item';
import { cartAtom, cartStatusAtom } from '../../core/cart/cart.atoms';
import { cartBlocked } from '../../core/shop/brought-item';
import { itemsOf, purchaseOf, type SyncItem, syncRequest } from '../../core/shop/sync-protocol';
import { pageStore } from '../../core/state/store';

/** The wait for the cart: every 100 ms, at most 300 times [SYNC-05]. */
const pause = 100;
const tries = 300;

/** Resolves to whether the cart's loading has ended in time, be it with a failure. */
function cartLoaded(): Promise<boolean> {
  const isDone = () => !['idle', 'loading'].includes(pageStore.get(cartStatusAtom));
  if (isDone()) return Promise.resolve(true);
  return new Promise((resolve) => {
    let left = tries;
    const timer = setInterval(() => {
      if (!isDone() && left-- > 0) return;
      clearInterval(timer);
      resolve(isDone());
    }, pause);
  });
}

/**
 * Whether this page has the visitor's own cart. Where a browser keeps what belongs to the shop from
 * frames of other sites, or has a second store for them, it is not the cart of the shop's own pages.
 */
async function isVisitorsCart(): Promise<boolean> {
  if (window === window.top) return true;
  return (await document.hasStorageAccess?.().catch(() => true)) ?? true;
}

/** Adds the items to what is in the cart already [SYNC-03]; rejects when they are not there then. */
async function add(api: ApiClient, items: readonly SyncItem[]): Promise<void> {
  for (const item of items) await addItem(api, item);
  const { lineItems } = pageStore.get(cartAtom);
  if (items.some(({ code }) => !lineItems.some((line) => line.code === code)))
    throw new Error('the shop keeps no cart here; are its cookies blocked in frames?');
}

/**
 * Answers the cart messages of the pages of `origins` on the shop's side; all other messages are
 * ignored [SYNC-06].
 *
 * @returns a function that stops serving.
 */
export function serveCart(api: ApiClient, origins: readonly string[]): () => void {
  let asked = false;
  // A purchase is posted again until its answer is heard, and made once.
  const bought = new Set<number>();
  const answer = (to: MessageEventSource, origin: string, error: string, id = 0) => {
    const cart = pageStore.get(cartAtom);
    // The other side keeps its cart when this one has an error, and says so to who buys [QV-11].
    const message = JSON.stringify({ ...cart, error: error || cart.error, id });
    to.postMessage(message, { targetOrigin: origin });
  };
  const sync = async (to: MessageEventSource, origin: string) => {
    // One answer is enough for the requests that come while the cart loads.
    if (asked) return;
    asked = true;
    const loaded = await cartLoaded();
    asked = false;
    if (!loaded) return;
    const isReady = pageStore.get(cartStatusAtom) === 'ready';
    answer(to, origin, !(await isVisitorsCart()) ? cartBlocked : isReady ? '' : 'not loaded');
  };
  const buy = async (
    to: MessageEventSource,
    origin: string,
    items: readonly SyncItem[],
    id = 0,
  ) => {
    if (bought.has(id)) return;
    if (id) bought.add(id);
    if (!(await isVisitorsCart())) return answer(to, origin, cartBlocked, id);
    if (!(await cartLoaded())) return;
    let error = '';
    await add(api, items).catch((reason) => {
      logFault(reason);
      error = 'not added';
    });
    answer(to, origin, error, id);
  };
  const listen = ({ data, origin, source }: MessageEvent) => {
    if (!origins.includes(origin) || !source) return;
    const items = itemsOf(data);
    if (items) buy(source, origin, items, purchaseOf(data));
    else if (data === syncRequest) sync(source, origin);
  };
  window.addEventListener('message', listen);
  return () => window.removeEventListener('message', listen);
}
