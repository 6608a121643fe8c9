import { type ApiClient, createClient } from '../../api/client';
import { type AtriaGlobal, atriaSymbol, type PageSettings } from './settings';

const clients = new WeakMap<PageSettings, ApiClient>();

/** The page's one API client. */
export function pageApi(settings: PageSettings): ApiClient {
  let client = clients.get(settings);
  if (!client) {
    client = createClient({
      baseUrl: settings.apiBase,
      fetch: takingStarted(settings.fetch),
      antiForgeryHeader: settings.antiForgeryHeader,
    });
    clients.set(settings, client);
  }
  return client;
}

// A GET that the loader started is taken over once; a later one for the same address is new.
const takingStarted =
  (plain: typeof fetch): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const { started } = (globalThis as { [atriaSymbol]?: AtriaGlobal })[atriaSymbol] ?? {};
    const early = request.method === 'GET' ? started?.get(request.url) : undefined;
    if (!early) return plain(request);
    started?.delete(request.url);
    return early.catch(() => plain(request));
  };
