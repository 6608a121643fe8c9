/**
 * Renders the widgets in a site's answers: `middleware.js` of a release, for hosts on Node, Deno,
 * Bun and workers. If anything fails, the page is sent unchanged.
 */
import { type RenderOptions, renderToHtml, renderToStream } from './server';
import { textOfPage } from './text-of-page';

/** How a site's pages are rendered. */
export interface SiteOptions extends Omit<RenderOptions, 'url'> {
  /** The longest page that is rendered, in bytes; 2,000,000 by default. */
  readonly longest?: number;
}

/** How one answer is rendered. */
export interface ResponseOptions extends SiteOptions {
  /** The page's public address. */
  readonly url: string | URL;
  /**
   * Sends the page on as it arrives, if its header names UTF-8; content after a tag is not known
   * then, see `renderToStream`.
   */
  readonly stream?: boolean;
}

/**
 * Whether this is a page that we can read: complete, in UTF-8, not compressed, not marked
 * `no-transform`.
 */
const isPage = (status: number, get: (header: string) => string | null): boolean =>
  !/^(1..|204|205|206|304)$/.test(String(status)) &&
  /^\s*text\/html\s*(;\s*charset\s*=\s*"?utf-?8"?\s*)?$/i.test(get('content-type') ?? '') &&
  /^(identity)?$/.test(get('content-encoding') ?? '') &&
  !/no-transform/i.test(get('cache-control') ?? '');

/** `?prerender=off` shows a page without server rendering. */
const isOff = (url: URL): boolean => url.searchParams.get('prerender') === 'off';

/** The bytes have changed; the meaning has not. */
const weak = (tag: string): string => (tag.startsWith('W/') ? tag : `W/${tag}`);

// By these a browser asks a site whether a page is still the same. With `data` neither side gets
// them: its answers may be others where the site's page is the same [SRV-03].
const validators = ['etag', 'last-modified'];
const conditions = ['if-none-match', 'if-modified-since'];

/** A page with its widgets; undefined if it stays unchanged. */
async function rendered(
  bytes: Uint8Array,
  url: URL,
  { longest = 2e6, ...given }: SiteOptions,
): Promise<string | undefined> {
  const page = bytes.length <= longest ? textOfPage(bytes) : undefined;
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
 * An answer with its page's widgets rendered; any other answer unchanged. For hosts and workers
 * that use `Request` and `Response`.
 */
export async function prerenderResponse(
  response: Response,
  { url, stream = false, ...options }: ResponseOptions,
): Promise<Response> {
  const address = new URL(url);
  const { status, statusText, body } = response;
  const get = (name: string) => response.headers.get(name);
  if (!body || isOff(address) || !isPage(status, get)) return response;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  const tag = headers.get('etag');
  if (options.data) for (const name of validators) headers.delete(name);
  else if (tag) headers.set('etag', weak(tag));
  // A page whose header names no encoding may name another one itself: it is read as a whole.
  const isPassedOn = stream && /charset/i.test(get('content-type') ?? '');
  const made = isPassedOn
    ? body
        .pipeThrough(
          new TextDecoderStream('utf-8', { ignoreBOM: true }) as Piece<Uint8Array, string>,
        )
        .pipeThrough(renderToStream({ ...options, url: address }))
        .pipeThrough(new TextEncoderStream() as Piece<string, Uint8Array<ArrayBuffer>>)
    : await whole(await response.arrayBuffer(), address, options);
  return new Response(made, { status, statusText, headers });
}

/** A transform for a stream. */
type Piece<From, To> = ReadableWritablePair<To, From>;

/** The part of Node's request that we use. */
export interface NodeRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  /** The path from Express, before routers have shortened it. */
  readonly originalUrl?: string | undefined;
  readonly headers: Record<string, unknown>;
  readonly socket: object;
}

type Call = (...given: unknown[]) => unknown;

/** The part of Node's response that we use; the last three have many overloads in Node. */
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

/** How the pages of a Node server are rendered. */
export interface NodeOptions extends SiteOptions {
  /**
   * The site's public origin (`https://www.example.fi`), on which brand and links may depend; by
   * default it is the `Host` of each request, which anybody can forge.
   */
  readonly origin?: string;
}

/** Its public address; undefined if the request has no valid one. */
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

/** `writeHead(status, text, headers)`, done by properties and `setHeader`. */
function setHead(response: NodeResponse, [status, ...rest]: readonly unknown[]): void {
  response.statusCode = Number(status);
  if (typeof rest[0] === 'string') response.statusMessage = rest[0];
  const headers = rest.find((one) => typeof one === 'object' && one !== null);
  const pairs = Array.isArray(headers)
    ? headers.flatMap((one, at) => (at % 2 === 0 ? [[one, headers[at + 1]]] : []))
    : Object.entries(headers ?? {});
  for (const [name, value] of pairs) response.setHeader(name, value);
}

/** A written chunk as bytes. */
const bytesOf = (chunk: unknown, encoding: unknown): Uint8Array =>
  typeof chunk === 'string'
    ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
    : (chunk as Uint8Array);

/** Sends a page with its widgets once all of it is written. */
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
  /** Collects a chunk; false for a response that is no page, or too long, which is sent on. */
  const holds = (chunk: unknown, encoding: unknown): boolean => {
    const get = (name: string) => String(response.getHeader(name) ?? '');
    isHeld ??= !response.headersSent && isPage(response.statusCode, get);
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
    const body = page === undefined ? bytes : Buffer.from(page);
    if (body !== bytes && options.data) for (const name of validators) response.removeHeader(name);
    else if (body !== bytes && tag) response.setHeader('etag', weak(String(tag)));
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
 * Middleware for Node's own server, Express and the like: later pages are sent with their widgets
 * rendered, everything else unchanged. Install it inside any compression.
 */
export function prerenderMiddleware({ origin, ...options }: NodeOptions = {}) {
  return (request: NodeRequest, response: NodeResponse, next: () => void): void => {
    const url = addressOf(request, origin);
    if (url && !isOff(url) && request.method !== 'HEAD') {
      const isForPage = options.data && /html/.test(String(request.headers.accept));
      if (isForPage) for (const name of conditions) delete request.headers[name];
      holdPage(response, url, options);
    }
    next();
  };
}
