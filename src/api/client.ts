import type * as v from 'valibot';
import { importing } from '../importing';
import { toJson } from '../to-json';
import { withToken } from './anti-forgery';
import { ApiError } from './api-error';
import { type CallSettings, type Query, requestOf } from './call-address';
import { type OnLeftOut, parseAnswer } from './parse-answer';

/** The options of every call besides its request. */
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
  /** The request, sent as a JSON body. */
  readonly json?: unknown;
  /** Writes that body; by default `toJson`. */
  readonly write?: (json: unknown) => string | Blob | undefined;
  /** The field of that body which repeats the anti-forgery token; '' for none [API-50]. */
  readonly tokenField?: string | undefined;
  /** Sends it in place of the client's `fetch`. */
  readonly by?: Send | undefined;
  /** The schema of the answer; without one its body is not read. */
  readonly schema?: v.GenericSchema<unknown, T>;
  /** Whether it outlives the page; for small calls only, since the browser limits their size. */
  readonly keepalive?: boolean;
  readonly onLeftOut?: OnLeftOut;
  /** Whether its answer is for one visitor: no cache may share it, and no server requests it. */
  readonly personal?: true | undefined;
  /** The only status that counts as success, where 200 to 299 is too wide. */
  readonly only?: number;
}

/** The typed client of a page: it returns parsed data, or throws an ApiError. */
export interface ApiClient {
  call<T = undefined>(call: ApiCall<T>): Promise<T>;
}

export interface ClientOptions extends CallSettings {
  readonly fetch: typeof fetch;
  /** Returns the response of a GET that was started before, once; see src/loader.ts. */
  readonly started?: (address: string) => Promise<Response | undefined> | undefined;
}

async function refused(answer: Response): Promise<ApiError> {
  const body: unknown = await answer.json().catch(() => undefined);
  const { error: text, errors } = (body ?? {}) as { error?: unknown; errors?: unknown };
  const { status } = answer;
  const message = typeof text === 'string' ? text : undefined;
  return new ApiError('status', `${status}`, status, message, errors);
}

/** A request with its fetch function; `fetch` itself ignores that field. */
interface Sent extends RequestInit {
  readonly headers: Readonly<Record<string, string>>;
  readonly fetch: typeof fetch;
}

/** Sends a request as `fetch` does. */
export type Send = (address: URL, request: Sent) => Promise<Response>;

/**
 * The code for requests loads with the first of them. No call fails without it: the platform's
 * `fetch` sends the same request; see decision 7.
 */
export const http = importing(() => import('./http'), 'http');

/** Makes the client of a page from its settings. No timeout and no retries [API-03]. */
export function createClient({ fetch, started, ...settings }: ClientOptions): ApiClient {
  const send = async (call: ApiCall<unknown>): Promise<Response> => {
    const { address, headers: accepting, credentials } = requestOf(call, settings);
    const early = call.method === 'post' ? undefined : await started?.(address.href);
    if (early) return early;
    const { method, signal, keepalive, write = toJson } = call;
    const body = write(withToken(call, address));
    const headers = body ? { ...accepting, 'content-type': 'application/json' } : accepting;
    // A request that outlives the page cannot wait for a file.
    const { by = keepalive ? http.state().code : await http.load().catch(() => {}) } = call;
    const request = { method, headers, credentials, body, signal, keepalive, fetch };
    return (by ?? fetch)(address, request as Sent);
  };
  return {
    async call({ schema, onLeftOut, ...call }) {
      try {
        const answer = await send(call);
        if (call.only ? answer.status !== call.only : !answer.ok) throw await refused(answer);
        return schema ? parseAnswer(await answer.text(), schema, onLeftOut) : (undefined as never);
      } catch (error) {
        throw ApiError.from(error);
      }
    },
  };
}
