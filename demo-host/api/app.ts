import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { antiForgery } from './anti-forgery';
import { cartRoutes } from './cart-routes';
import { checkoutRoutes } from './checkout-routes';
import { contactRoutes } from './contact-routes';
import { customerRoutes } from './customer-routes';
import { faults, Offline } from './fault';
import { inboxRoutes, keepsForms } from './inbox';
import { listingRoutes } from './listing-routes';
import { menuRoutes } from './menu-routes';
import { navigationRoutes } from './navigation-routes';
import { productRoutes } from './product-routes';
import { purchaseRoutes } from './purchase-routes';
import { searchRoutes } from './search-routes';
import { createStore } from './session';
import { subscriptionRoutes } from './subscription-routes';

const isSite = (origin: string): boolean => /^https?:\/\/([\w-]+\.)?localhost(:\d+)?$/.test(origin);

/** The stand-in back end: the one Hono app, and a `fetch` that calls it in process. */
export interface Backend {
  readonly app: Hono;
  readonly fetch: typeof fetch;
}

/**
 * Makes a back end with state of its own. It answers every call of the API area, checks what it
 * is sent, and fails when asked to (see fault.ts).
 */
export function createBackend(): Backend {
  const store = createStore();
  const app = new Hono();
  app.use('/api/*', cors({ origin: (one) => (isSite(one) ? one : null), credentials: true }));
  app.use('/api/*', faults(), antiForgery(), keepsForms(store));
  for (const routes of [
    navigationRoutes(),
    searchRoutes(store),
    listingRoutes(store),
    productRoutes(store),
    cartRoutes(store),
    checkoutRoutes(),
    purchaseRoutes(store),
    customerRoutes(store),
    contactRoutes(),
    subscriptionRoutes(store),
    menuRoutes(store),
    inboxRoutes(store),
  ])
    app.route('/', routes);
  app.notFound((context) => {
    const { method, path } = context.req;
    console.warn(`The stand-in back end has no call ${method} ${path}: see demo-host/api.`);
    return context.json({ message: 'no such call' }, 404);
  });
  app.onError((error) => {
    throw error;
  });
  return {
    app,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      try {
        return await abortable(() => app.request(request), request.signal);
      } catch (error) {
        throw error instanceof Offline ? new TypeError('Failed to fetch') : error;
      }
    },
  };
}

/** An aborted request fails at once, as over a network. */
function abortable(
  make: () => Response | Promise<Response>,
  signal: AbortSignal,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new DOMException('The request was aborted.', 'AbortError'));
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    Promise.resolve(make()).then(resolve, reject);
  });
}
