import { type ApiClient, createClient } from '../../api/client';
import { loaderGlobal } from './raw-settings';
import type { PageSettings } from './settings';

const clients = new WeakMap<PageSettings, ApiClient>();

/** The page's one API client. */
export function pageApi(settings: PageSettings): ApiClient {
  let client = clients.get(settings);
  if (!client) {
    client = createClient({ ...settings, started: takeStarted });
    clients.set(settings, client);
  }
  return client;
}

/** Takes over once a GET that the loader started; a failed one is requested again. */
function takeStarted(address: string): Promise<Response | undefined> | undefined {
  const { started } = loaderGlobal();
  const early = started?.get(address);
  started?.delete(address);
  return early?.catch(() => undefined);
}
