import { addToCart } from '../../api/cart';
import type { ApiClient } from '../../api/client';
import { logFault } from '../../api/log-fault';
import { itemsOf, type SyncItem, syncRequest } from '../../core/shop/sync-protocol';
import { cartAtom, cartStatusAtom } from '../../core/state/cart.atoms';
import { changeCart } from '../../core/state/cart-queue';
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

const quantityOf = (code: string): number =>
  pageStore.get(cartAtom).lineItems.find((line) => line.code === code)?.quantity ?? 0;

/** Adds the items to what is in the cart already [SYNC-03]. */
async function add(api: ApiClient, items: readonly SyncItem[]): Promise<void> {
  for (const { code, quantity } of items)
    await changeCart(api, (client) =>
      addToCart(client, { code, quantity: quantityOf(code) + quantity }),
    );
}

/**
 * Answers the cart messages of the pages of `origins` on the shop's side; all other messages are
 * ignored [SYNC-06].
 *
 * @returns a function that stops serving.
 */
export function serveCart(api: ApiClient, origins: readonly string[]): () => void {
  let asked = false;
  const listen = async ({ data, origin, source }: MessageEvent) => {
    if (!origins.includes(origin) || !source) return;
    const items = itemsOf(data);
    if (!items && data !== syncRequest) return;
    // One answer is enough for the requests that come while the cart loads.
    if (!items && asked) return;
    if (!items) asked = true;
    const loaded = await cartLoaded();
    if (!items) asked = false;
    if (!loaded) return;
    let error = items || pageStore.get(cartStatusAtom) === 'ready' ? '' : 'not loaded';
    if (items)
      await add(api, items).catch((reason) => {
        logFault(reason);
        error = 'not added';
      });
    // The other side keeps its cart when this one has an error, and says so to who buys [QV-11].
    const cart = pageStore.get(cartAtom);
    source.postMessage(JSON.stringify({ ...cart, error: error || cart.error }), {
      targetOrigin: origin,
    });
  };
  window.addEventListener('message', listen);
  return () => window.removeEventListener('message', listen);
}
