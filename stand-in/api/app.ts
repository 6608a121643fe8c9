import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { routesOf } from '#routes';
import { antiForgery } from './anti-forgery';
import { customerDoors } from './customer-routes';
import { type FaultyCall, faults, Offline } from './fault';
import { inboxRoutes, keepsForms } from './inbox';
import { orderPages, purchaseCall } from './orders';
import { honoPath } from './route';
import { createStore, type Store } from './session';

const isLocal = (origin: string): boolean =>
  /^https?:\/\/([\w-]+\.)?localhost(:\d+)?$/.test(origin);

export interface BackendOptions {
  /** The sites whose pages may call it; by default those of this machine. */
  readonly isSite?: (origin: string) => boolean;
  /** The faults for requests that name none, as in `search:500,cart:slow`. */
  readonly fault?: string;
  /** What it remembers already; nothing without it. */
  readonly store?: Store;
}

/** The stand-in back end: the one Hono app, and a `fetch` that calls it in process. */
export interface Backend {
  readonly app: Hono;
  /** The number of likes that a piece of content was given here. */
  readonly likesOf: (contentId: string) => number;
  readonly fetch: typeof fetch;
  /** The calls that it answers. */
  readonly calls: readonly FaultyCall[];
}

/**
 * Makes a back end with its own state. It answers every call of the API area, checks the requests,
 * and fails on request (see fault.ts).
 */
export function createBackend({
  isSite = isLocal,
  fault = '',
  store = createStore(),
}: BackendOptions = {}): Backend {
  const routes = routesOf(store);
  const calls = [...routes, purchaseCall];
  const app = new Hono();
  app.use('/api/*', cors({ origin: (one) => (isSite(one) ? one : null), credentials: true }));
  app.use('/api/*', faults(calls, fault), antiForgery(), keepsForms(store));
  for (const { method, path, answer } of routes) app.on(method, honoPath(path), answer);
  for (const pages of [orderPages(store), customerDoors(store), inboxRoutes(store)])
    app.route('/', pages);
  app.notFound((context) => {
    const { method, path } = context.req;
    console.warn(`The stand-in back end has no call ${method} ${path}: docs/api.md names all.`);
    return context.json({ message: 'no such call' }, 404);
  });
  app.onError((error) => {
    throw error;
  });
  return {
    app,
    calls,
    likesOf: (contentId) => store.likes.get(contentId) ?? 0,
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
