import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { textOfPage } from '../../src/server/text-of-page';
import { NotRendered, type RenderPool, type Why } from './render-pool';
import type { ServiceOptions } from './service-options';

/** The header of an answer with the result for the page. */
const outcomeHeader = 'Atria-Prerender';

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  // An answer that is opened in a browser runs nothing.
  'Content-Security-Policy': "default-src 'none'; sandbox",
};

export interface ServiceParts {
  readonly pool: Pick<RenderPool, 'render'>;
  readonly options: Omit<ServiceOptions, 'host' | 'port' | 'threads' | 'memory'>;
  readonly release: string;
  /** Called for each page that came back unchanged, and for each widget that was not rendered. */
  readonly onTrouble: (line: string) => void;
}

/** The received body of a page: all of it, or more than the limit. */
async function bodyOf(request: IncomingMessage, size: number) {
  const chunks: Buffer[] = [];
  let length = Number(request.headers['content-length'] ?? 0);
  if (length > size) return { chunks, isWhole: false };
  length = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > size) return { chunks, isWhole: false };
  }
  return { chunks, isWhole: true };
}

/** The parts of the request's path: no input makes this throw, as parsing an address would. */
function partsOf({ url = '' }: IncomingMessage) {
  const [path, ...query] = url.split('?');
  return { path, query: query.join('?') };
}

/** Sends a page back as it arrives, so that none is too large. */
function giveBack(
  request: IncomingMessage,
  response: ServerResponse,
  chunks: readonly Buffer[],
  why: Why,
): void {
  const { 'content-length': length, 'content-encoding': encoding } = request.headers;
  response.writeHead(200, {
    ...headers,
    ...(length !== undefined && { 'Content-Length': length }),
    ...(encoding !== undefined && { 'Content-Encoding': encoding }),
    'Content-Type': 'text/html',
    [outcomeHeader]: `unchanged; ${why}`,
  });
  for (const chunk of chunks) response.write(chunk);
  request.pipe(response);
}

/**
 * The HTTP service of `npx atria-widgets serve-prerender`. In any case a page comes back: with its
 * widgets rendered, or unchanged.
 */
export function makeService({ pool, options, release, onTrouble }: ServiceParts): Server {
  let here = 0;
  let rendered = 0;
  const unchanged: Partial<Record<Why, number>> = {};

  /** The page with its widgets. */
  async function made(request: IncomingMessage, chunks: readonly Buffer[], signal: AbortSignal) {
    const url = new URLSearchParams(partsOf(request).query).get('url') ?? '';
    if (!/^https?:/i.test(url) || !URL.canParse(url))
      throw new NotRendered('no-address', 'it has no ?url= with its public address');
    const isPacked = (request.headers['content-encoding'] ?? 'identity') !== 'identity';
    const page = isPacked ? undefined : textOfPage(Buffer.concat(chunks));
    if (page === undefined) throw new NotRendered('not-utf-8', 'it is no text in UTF-8');
    const { ask, base } = options;
    const job = { page, url, ...(ask && { ask }), ...(base && { base }) };
    const { html, faults } = await pool.render(job, signal);
    for (const fault of faults) onTrouble(`${JSON.stringify(url)}: ${JSON.stringify(fault)}`);
    return html;
  }

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    let chunks: readonly Buffer[] = [];
    try {
      if (here >= options.pages) throw new NotRendered('busy', 'too many pages are here');
      here++;
      response.once('close', () => here--);
      const body = await bodyOf(request, options.size);
      chunks = body.chunks;
      if (!body.isWhole) throw new NotRendered('too-large', `it has over ${options.size} bytes`);
      const html = Buffer.from(await made(request, chunks, gone.signal));
      rendered++;
      response.writeHead(200, {
        ...headers,
        'Content-Length': html.length,
        [outcomeHeader]: 'rendered',
      });
      response.end(html);
    } catch (error) {
      const { why, message } =
        error instanceof NotRendered ? error : new NotRendered('failed', String(error));
      unchanged[why] = (unchanged[why] ?? 0) + 1;
      onTrouble(`${JSON.stringify(request.url)} is unchanged, ${why}: ${JSON.stringify(message)}`);
      if (!response.destroyed) giveBack(request, response, chunks, why);
    }
  }

  function tell(response: ServerResponse): void {
    const memory = Math.round(process.memoryUsage.rss() / 2 ** 20);
    const { user, system } = process.cpuUsage();
    const cpu = (user + system) / 1e6;
    response.writeHead(200, { ...headers, 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ status: 'ok', release, here, rendered, unchanged, memory, cpu }));
  }

  const server = createServer(
    {
      // The page must arrive within this time, including its head.
      requestTimeout: 5 * options.timeout,
      headersTimeout: 5 * options.timeout,
      connectionsCheckingInterval: options.timeout,
    },
    (request, response) => {
      const { path } = partsOf(request);
      request.on('error', () => response.destroy());
      if (request.method === 'POST' && path === '/') void take(request, response);
      else if (request.method === 'GET' && path === '/health') tell(response);
      else response.writeHead(404, headers).end('POST / or GET /health');
    },
  );
  // Nobody reads or writes: longer than a page may wait and take.
  server.timeout = 5 * options.timeout;
  // Longer than hosts keep a connection for their next page: the side that closes first loses no
  // page.
  server.keepAliveTimeout = 75_000;
  return server;
}
