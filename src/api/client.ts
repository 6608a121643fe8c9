import * as v from 'valibot';
import { ApiError } from './api-error';

export type QueryValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly (string | number)[];
export type Query = Readonly<Record<string, QueryValue>>;

/** What every call can be given beside its request. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Address used instead of the call's default path [ELEM-06]. */
  readonly endpoint?: string | undefined;
}

interface ApiCall<T> extends CallOptions {
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

/** The page's address; without a page (on a server, in tests) a neutral one. */
const here = (): string =>
  typeof document === 'undefined' ? 'http://localhost/' : document.baseURI;

/** Adds a query: arrays in bracket notation without indexes [API-01]; what is empty or false is not sent. */
export function addQuery(params: URLSearchParams, query: Query): void {
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value)) for (const one of value) params.append(`${name}[]`, String(one));
    else if (value || value === 0) params.append(name, String(value));
  }
}

/** The anti-forgery token as its cookie holds it now [API-02]. */
export function antiForgeryToken(): string | undefined {
  try {
    const found = /(?:^|;\s*)__RequestVerificationToken=([^;]*)/.exec(document.cookie)?.[1];
    return found && decodeURIComponent(found);
  } catch {
    // No page, blocked cookies or an ill-formed one: the server decides without a token.
    return undefined;
  }
}

async function refused(answer: Response): Promise<ApiError> {
  const body: unknown = await answer.json().catch(() => undefined);
  const { error: text } = (body ?? {}) as { error?: unknown };
  const { status } = answer;
  const said = typeof text === 'string' ? text : undefined;
  return new ApiError('status', `status ${status}`, status, said);
}

async function parse<T>(answer: Response, path: string, schema: v.GenericSchema<unknown, T>) {
  const wrong = (why: string) => {
    console.error(`atria: ${path} answered in another shape: ${why}`);
    return new ApiError('shape', why);
  };
  const said = await answer.text();
  let body: unknown;
  try {
    body = said ? JSON.parse(said) : undefined;
  } catch {
    throw wrong('no JSON');
  }
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw wrong(`${v.getDotPath(issue) ?? 'the answer'}: ${issue.message}`);
}

/** Where a call goes: its endpoint, or its path after the base, with its query. */
function addressOf({ path, endpoint, query }: ApiCall<unknown>, baseUrl: string): URL {
  const given = endpoint || path;
  const address = new URL(given.startsWith('/') ? baseUrl + given : given, here());
  if (query) addQuery(address.searchParams, query);
  return address;
}

/** Makes the client of a page from its settings. No timeout and no retries [API-03]. */
export function createClient({
  baseUrl,
  fetch,
  antiForgeryHeader,
  started,
}: ClientOptions): ApiClient {
  const send = async (call: ApiCall<unknown>): Promise<Response> => {
    const address = addressOf(call, baseUrl);
    const early = call.method === 'post' ? undefined : await started?.(address.href);
    if (early) return early;
    // Not by the base address: a `<base>` may name another origin, which must not see the token.
    const isOwn = typeof location !== 'undefined' && address.origin === location.origin;
    const token = isOwn ? antiForgeryToken() : undefined;
    // A page whose first requests the loader has started does not load ky before it is needed.
    const { http } = await import('./http');
    return http(address, {
      fetch,
      method: call.method ?? 'get',
      json: call.json,
      signal: call.signal ?? null,
      keepalive: call.keepalive ?? false,
      headers: token ? { [antiForgeryHeader]: token } : {},
    });
  };
  return {
    async call({ schema, ...call }) {
      try {
        const answer = await send(call);
        if (call.only ? answer.status !== call.only : !answer.ok) throw await refused(answer);
        return schema ? await parse(answer, call.path, schema) : (undefined as never);
      } catch (error) {
        throw ApiError.from(error);
      }
    },
  };
}
