import { type ClientOptions, createClient } from '../../../../src/api/client';

/** A request as it left the client. */
export interface Sent {
  readonly method: string;
  readonly address: string;
  readonly path: string;
  /** The query as it reads decoded, without its `?`. */
  readonly query: string;
  readonly headers: Headers;
  /** The parsed JSON body; undefined without one. */
  readonly body: unknown;
  /** Whether it arrives though its page is left. */
  readonly keepalive: boolean;
}

const jsonOf = (text: string): unknown => (text ? JSON.parse(text) : undefined);

/**
 * A client whose every request is kept in `sent` and answered by `answer`: a value as JSON, or a
 * response unchanged.
 */
export function recordedClient(answer: unknown = {}, options: Partial<ClientOptions> = {}) {
  const sent: Sent[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const { pathname, search } = new URL(request.url);
    sent.push({
      method: request.method,
      address: request.url,
      path: pathname,
      query: decodeURIComponent(search.slice(1)),
      headers: request.headers,
      keepalive: request.keepalive,
      body: jsonOf(await request.text()),
    });
    return answer instanceof Response ? answer.clone() : Response.json(answer);
  };
  const api = createClient({ apiBase: '', fetch, antiForgeryHeader: 'X-XSRF-TOKEN', ...options });
  return {
    api,
    sent,
    /** The only request; throws if there was none or another one. */
    only(): Sent {
      const [first, second] = sent;
      if (!first || second) throw new Error(`expected one request, got ${sent.length}`);
      return first;
    },
  };
}

/** What a request asks: method, path, query and body. */
export const asked = ({ method, path, query, body }: Sent) =>
  `${method} ${path}${query && `?${query}`}${body === undefined ? '' : ` ${JSON.stringify(body)}`}`;
