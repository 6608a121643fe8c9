import type * as v from 'valibot';
import { antiForgeryHeaders } from './anti-forgery';
import { ApiError } from './api-error';
import { addressOf, type Query } from './call-address';
import { parseAnswer } from './parse-answer';

/** What every call can be given beside its request. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Address used instead of the call's default path [ELEM-06]. */
  readonly endpoint?: string | undefined;
}

/** One call, as the files of the domains describe it. */
export interface ApiCall<T> extends CallOptions {
  readonly path: string;
  readonly method?: 'get' | 'post';
  readonly query?: Query;
  /** Sent as a JSON body. */
  readonly json?: unknown;
  /** What the answer must look like; without one its body is not read. */
  readonly schema?: v.GenericSchema<unknown, T>;
  /** Outlives the page that makes it; for small calls only, the browser limits their size. */
  readonly keepalive?: boolean;
  /** The only status that counts as success, where 200 to 299 is too wide. */
  readonly only?: number;
}

/** The typed client of a page: parsed data, or an ApiError. */
export interface ApiClient {
  call<T = undefined>(call: ApiCall<T>): Promise<T>;
}

export interface ClientOptions {
  /** Address before the paths; '' is the page's own origin. */
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  /** Name of the header for the anti-forgery token [API-02]. */
  readonly antiForgeryHeader: string;
  /** Hands over the answer of a GET that was started before, once; see src/loader.ts. */
  readonly started?: (address: string) => Promise<Response | undefined> | undefined;
}

async function refused(answer: Response): Promise<ApiError> {
  const body: unknown = await answer.json().catch(() => undefined);
  const { error: text, errors } = (body ?? {}) as { error?: unknown; errors?: unknown };
  const { status } = answer;
  const said = typeof text === 'string' ? text : undefined;
  return new ApiError('status', `${status}`, status, said, errors);
}

/** Makes the client of a page from its settings. No timeout and no retries [API-03]. */
export function createClient({
  baseUrl,
  fetch,
  antiForgeryHeader,
  started,
}: ClientOptions): ApiClient {
  let loaded: typeof import('./http') | undefined;
  const send = async (call: ApiCall<unknown>): Promise<Response> => {
    const address = addressOf(call, baseUrl);
    const early = call.method === 'post' ? undefined : await started?.(address.href);
    if (early) return early;
    // A page whose first requests the loader has started does not load ky before it is needed. Kept,
    // because a page that is being left runs no `import()` to its end, not even of what is there.
    loaded ??= await import('./http');
    return loaded.http(address, {
      fetch,
      method: call.method ?? 'get',
      json: call.json,
      signal: call.signal ?? null,
      keepalive: call.keepalive ?? false,
      headers: antiForgeryHeaders(address, antiForgeryHeader),
    });
  };
  return {
    async call({ schema, ...call }) {
      try {
        const answer = await send(call);
        if (call.only ? answer.status !== call.only : !answer.ok) throw await refused(answer);
        return schema ? parseAnswer(await answer.text(), schema, call) : (undefined as never);
      } catch (error) {
        throw ApiError.from(error);
      }
    },
  };
}
