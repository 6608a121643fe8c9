import ky, { HTTPError } from 'ky';
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

interface Call<T> extends CallOptions {
  readonly path: string;
  readonly method?: 'get' | 'post';
  readonly query?: Query;
  /** Sent as a JSON body. */
  readonly json?: unknown;
  /** What the answer must look like; without one its body is not read. */
  readonly schema?: v.GenericSchema<unknown, T>;
  /** The only status that counts as success, where 200 to 299 is too wide. */
  readonly only?: number;
}

/** The typed client of a page: parsed data, or an ApiError. */
export interface ApiClient {
  call<T = undefined>(call: Call<T>): Promise<T>;
}

export interface ClientOptions {
  /** Address before the paths; '' is the page's own origin. */
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  /** Name of the header for the anti-forgery token [API-02]. */
  readonly antiForgeryHeader: string;
}

/** The page's address; without a page (on a server, in tests) a neutral one. */
const here = (): string =>
  typeof document === 'undefined' ? 'http://localhost/' : document.baseURI;

/** Arrays in bracket notation without indexes [API-01]; what is empty or false is not sent. */
export function searchParams(query: Query): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value)) for (const one of value) params.append(`${name}[]`, String(one));
    else if (value || value === 0) params.append(name, String(value));
  }
  return params;
}

/** The anti-forgery token as its cookie holds it now [API-02]. */
export function antiForgeryToken(): string | undefined {
  const cookie = typeof document === 'undefined' ? '' : document.cookie;
  const found = /(?:^|;\s*)__RequestVerificationToken=([^;]*)/.exec(cookie)?.[1];
  return found && decodeURIComponent(found);
}

async function errorOf(error: unknown): Promise<ApiError> {
  if (!(error instanceof HTTPError)) return ApiError.from(error);
  const body: unknown = await error.response.json().catch(() => undefined);
  const { error: text } = (body ?? {}) as { error?: unknown };
  const { status } = error.response;
  return new ApiError('status', error.message, status, typeof text === 'string' ? text : undefined);
}

async function parse<T>(answer: Response, path: string, schema: v.GenericSchema<unknown, T>) {
  const wrong = (why: string) => {
    console.error(`atria: ${path} answered in another shape: ${why}`);
    return new ApiError('shape', why);
  };
  let body: unknown;
  try {
    body = await answer.json();
  } catch (error) {
    const known = ApiError.from(error);
    throw known.kind === 'aborted' ? known : wrong('no JSON');
  }
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw wrong(`${v.getDotPath(issue) ?? 'the answer'}: ${issue.message}`);
}

/** Makes the client of a page from its settings. No timeout and no retries [API-03]. */
export function createClient({ baseUrl, fetch, antiForgeryHeader }: ClientOptions): ApiClient {
  const http = ky.create({ fetch, timeout: false, retry: 0 });

  const send = async <T>({ path, endpoint, query, only, schema, ...options }: Call<T>) => {
    const address = new URL(
      endpoint && !endpoint.startsWith('/') ? endpoint : baseUrl + (endpoint || path),
      here(),
    );
    const token = address.origin === new URL(here()).origin ? antiForgeryToken() : undefined;
    const answer = await http(address, {
      ...options,
      ...(query && { searchParams: searchParams(query) }),
      headers: token ? { [antiForgeryHeader]: token } : {},
    });
    if (only && answer.status !== only)
      throw new ApiError('status', `status ${answer.status}`, answer.status);
    return schema ? parse(answer, path, schema) : (undefined as T);
  };
  return {
    async call(call) {
      try {
        return await send(call);
      } catch (error) {
        throw await errorOf(error);
      }
    },
  };
}
