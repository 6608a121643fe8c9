import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { desktopNavigation, mobileNavigation } from '../data/navigation';
import { faults, Offline } from './fault';
import { formRoutes } from './form-routes';
import { searchRoutes } from './search-routes';
import { createStore } from './session';
import { shopRoutes } from './shop-routes';
import { languageOf, portOf, siteOf } from './site';

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
  const app = new Hono()
    .use(
      '/api/*',
      cors({ origin: (origin) => (isSite(origin) ? origin : null), credentials: true }),
    )
    .use('/api/*', faults())
    .get('/api/nav/desktop', (context) =>
      context.json(
        desktopNavigation(siteOf(context), languageOf(context, 'languageId'), portOf(context)),
      ),
    )
    .get('/api/nav/mobile', (context) =>
      context.json(
        mobileNavigation(siteOf(context), languageOf(context, 'languageId'), portOf(context)),
      ),
    )
    .route('/', searchRoutes)
    .route('/', shopRoutes(store))
    .route('/', formRoutes(store));
  app.onError((error) => {
    throw error;
  });
  return {
    app,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      try {
        return await abortable(Promise.resolve(app.request(request)), request.signal);
      } catch (error) {
        throw error instanceof Offline ? new TypeError('Failed to fetch') : error;
      }
    },
  };
}

/** An aborted request fails at once, as over a network. */
function abortable(answer: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new DOMException('The request was aborted.', 'AbortError'));
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    answer.then(resolve, reject);
  });
}
