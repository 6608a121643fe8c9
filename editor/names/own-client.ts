import { type ApiClient, createClient } from '../../src/api/client';

/** The settings of a page for its calls. */
interface CallsOf {
  readonly apiBase: string;
  readonly apiCredentials?: string | undefined;
}

/** The client of the organisation's own back end. */
export const ownClient = (settings: CallsOf): ApiClient =>
  createClient({ ...settings, fetch: (...request) => fetch(...request) });
