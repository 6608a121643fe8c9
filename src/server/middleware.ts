/**
 * Renders the widgets of what a site answers with: `middleware.js` of a release, for hosts of Node,
 * Deno, Bun and workers. Whatever fails, the page goes out as it came.
 */
import { type RenderOptions, renderToHtml, renderToStream } from './server';

/** How the pages of a site are rendered. */
export interface SiteOptions extends Omit<RenderOptions, 'url'> {
  /** The longest page that is rendered, in bytes; 2,000,000 unless said. */
  readonly longest?: number;
}

/** How one answer is rendered. */
export interface ResponseOptions extends SiteOptions {
  /** The page's public address. */
  readonly url: string | URL;
  /**
   * Gives the page on as it comes; what is behind a tag is not known there, see `renderToStream`.
   */
  readonly stream?: boolean;
}

/** As much of an answer's head as says whether it is a page. */
interface Head {
  readonly status: number;
  get(header: string): string | null | undefined;
}

/**
 * Whether this is a page, as it is read: whole, in UTF-8, not packed, and nobody's to leave alone.
 */
const isPage = ({ status, get }: Head): boolean =>
  !/^(1..|204|205|206|304)$/.test(String(status)) &&
  /^\s*text\/html\s*(;\s*charset\s*=\s*"?utf-?8"?\s*)?$/i.test(get('content-type') ?? '') &&
  /^(identity)?$/.test(get('content-encoding') ?? '') &&
  !/no-transform/i.test(get('cache-control') ?? '');

/** Whoever looks at a page without a server's part asks for it by `?prerender=off`. */
const isOff = (url: URL): boolean => url.searchParams.get('prerender') === 'off';

/** The bytes are others now; what they say is the same. */
const weak = (tag: string): string => (tag.startsWith('W/') ? tag : `W/${tag}`);

/** The text of a page; undefined where it is none of UTF-8. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** A page with its widgets; undefined where it stays as it came. */
async function rendered(
  bytes: Uint8Array,
  url: URL,
  { longest = 2e6, ...given }: SiteOptions,
): Promise<string | undefined> {
  const page = bytes.length <= longest ? textOf(bytes) : undefined;
  if (page === undefined) return undefined;
  try {
    return await renderToHtml(page, { ...given, url });
  } catch (error) {
    given.onError?.(error, 'page');
    return undefined;
  }
}

const whole = async (bytes: ArrayBuffer, url: URL, options: SiteOptions) =>
  (await rendered(new Uint8Array(bytes), url, options)) ?? bytes;

/**
 * An answer with the widgets of its page rendered; any other one as it came. For hosts and workers
 * that speak `Request` and `Response`.
 */
export async function prerenderResponse(
  response: Response,
  { url, stream = false, ...options }: ResponseOptions,
): Promise<Response> {
  const address = new URL(url);
  const { status, statusText, body } = response;
  const get = (name: string) => response.headers.get(name);
  if (!body || isOff(address) || !isPage({ status, get })) return response;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  const tag = headers.get('etag');
  if (tag) headers.set('etag', weak(tag));
  const made = stream
    ? body
        .pipeThrough(
          new TextDecoderStream('utf-8', { ignoreBOM: true }) as Piece<Uint8Array, string>,
        )
        .pipeThrough(renderToStream({ ...options, url: address }))
        .pipeThrough(new TextEncoderStream() as Piece<string, Uint8Array<ArrayBuffer>>)
    : await whole(await response.arrayBuffer(), address, options);
  return new Response(made, { status, statusText, headers });
}

/** What a stream is piped through. */
type Piece<From, To> = ReadableWritablePair<To, From>;

/** As much of a request of Node's as is read. */
export interface NodeRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  /** As Express has it, before routers have cut it. */
  readonly originalUrl?: string | undefined;
  readonly headers: { readonly host?: string | undefined };
  readonly socket: object;
}

type Call = (...given: unknown[]) => unknown;

/** As much of an answer of Node's as is used; Node has many forms of the last three. */
export interface NodeResponse {
  statusCode: number;
  statusMessage: string;
  readonly headersSent: boolean;
  getHeader(name: string): unknown;
  setHeader(name: string, value: number | string | readonly string[]): unknown;
  removeHeader(name: string): void;
  writeHead: unknown;
  write: unknown;
  end: unknown;
}

/** How the pages of a server of Node's are rendered. */
export interface NodeOptions extends SiteOptions {
  /**
   * The site's public origin (`https://www.example.fi`), which brand and links may come from;
   * without it the `Host` of each request says so, which anybody can send.
   */
  readonly origin?: string;
}

/** Its public address; undefined where what was sent makes none. */
function addressOf({ originalUrl, url = '/', headers, socket }: NodeRequest, origin?: string) {
  const scheme = 'encrypted' in socket && socket.encrypted ? 'https' : 'http';
  const path = originalUrl ?? url;
  try {
    const site = origin ?? `${scheme}://${headers.host ?? 'localhost'}`;
    return path.startsWith('/') ? new URL(site + path) : undefined;
  } catch {
    return undefined;
  }
}

/** `writeHead(status, text, headers)` as the same by properties and `setHeader`. */
function setHead(response: NodeResponse, [status, ...rest]: readonly unknown[]): void {
  response.statusCode = Number(status);
  if (typeof rest[0] === 'string') response.statusMessage = rest[0];
  const headers = rest.find((one) => typeof one === 'object' && one !== null);
  const pairs = Array.isArray(headers)
    ? headers.flatMap((one, at) => (at % 2 === 0 ? [[one, headers[at + 1]]] : []))
    : Object.entries(headers ?? {});
  for (const [name, value] of pairs) response.setHeader(name, value);
}

/** What is written, as bytes. */
const bytesOf = (chunk: unknown, encoding: unknown): Uint8Array =>
  typeof chunk === 'string'
    ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
    : (chunk as Uint8Array);

/** Has an answer's page go out with its widgets, once it has come to its end. */
function holdPage(response: NodeResponse, url: URL, options: SiteOptions): void {
  const { writeHead, write, end } = response as Record<'writeHead' | 'write' | 'end', Call>;
  const { longest = 2e6 } = options;
  const held: Uint8Array[] = [];
  let length = 0;
  let isHeld: boolean | undefined;

  const letGo = () => {
    isHeld = false;
    Object.assign(response, { writeHead, write, end });
    if (held.length > 0) write.call(response, Buffer.concat(held));
  };
  /** Takes what is written; what is none of a page, or of one that is too long, goes on. */
  const holds = (chunk: unknown, encoding: unknown): boolean => {
    const get = (name: string) => String(response.getHeader(name) ?? '');
    isHeld ??= !response.headersSent && isPage({ status: response.statusCode, get });
    if (isHeld && chunk && typeof chunk !== 'function') {
      const bytes = bytesOf(chunk, encoding);
      held.push(bytes);
      length += bytes.length;
      if (length <= longest) return true;
      held.pop();
    }
    if (!isHeld || length > longest) letGo();
    return isHeld;
  };
  const finish = async (done: unknown) => {
    const bytes = Buffer.concat(held.splice(0));
    const page = await rendered(bytes, url, options);
    letGo();
    const tag = response.getHeader('etag');
    if (page !== undefined && tag) response.setHeader('etag', weak(String(tag)));
    const body = page === undefined ? bytes : Buffer.from(page);
    response.setHeader('content-length', body.length);
    end.call(response, body, done);
  };
  Object.assign(response, {
    writeHead(...given: unknown[]) {
      setHead(response, given);
      return response;
    },
    write(...given: unknown[]) {
      if (!holds(given[0], given[1])) return write.apply(response, given);
      const done = given.find((one) => typeof one === 'function');
      if (done) queueMicrotask(() => (done as Call)());
      return true;
    },
    end(...given: unknown[]) {
      if (!holds(given[0], given[1])) end.apply(response, given);
      else void finish(given.find((one) => typeof one === 'function'));
      return response;
    },
  });
}

/**
 * Middleware for Node's own server, Express and the like: the pages that come after it go out with
 * their widgets rendered, all else as it is. Put it behind what compresses.
 */
export function prerenderMiddleware({ origin, ...options }: NodeOptions = {}) {
  return (request: NodeRequest, response: NodeResponse, next: () => void): void => {
    const url = addressOf(request, origin);
    if (url && !isOff(url) && request.method !== 'HEAD') holdPage(response, url, options);
    next();
  };
}
