import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HttpBindings, serve } from '@hono/node-server';
import { createHost } from '../../demo-host/host/app';
import { createBackend } from '../../stand-in/api/app';
import { withExamples } from '../browser/support/every-example';

const watch = readFileSync(join(import.meta.dirname, 'page-watch.js'), 'utf8');

/** A visitor's sent form, and the back end's answer. */
export interface Sent {
  readonly path: string;
  readonly body: string;
  readonly answer: string;
}

/** The demo host with its built bundle, on a port of its own. */
export interface WatchedHost {
  readonly port: number;
  /** Errors of pages since the last call. */
  readonly takeTrouble: () => string[];
  /** All sent forms. */
  readonly inbox: readonly Sent[];
  readonly close: () => void;
}

/**
 * Serves the demo host, and the page of every example, with a watcher in each page, for one engine:
 * nothing is shared.
 */
export function serveWatched(): Promise<WatchedHost> {
  const { fetch } = withExamples(createHost({ backend: createBackend() }));
  const trouble: string[] = [];
  const inbox: Sent[] = [];
  const gap = { files: '' };

  async function answer(request: Request, env: unknown): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === '/gap') {
      gap.files = await request.text();
      return new Response();
    }
    // As without a network: no answer at all.
    if (gap.files && new RegExp(gap.files).test(pathname))
      (env as HttpBindings).incoming.socket.destroy();
    if (pathname === '/page-watch.js')
      return new Response(watch, { headers: { 'Content-Type': 'text/javascript' } });
    if (pathname === '/page-trouble') {
      trouble.push(await request.text());
      return new Response();
    }
    const isForm = request.method === 'POST' && pathname.startsWith('/api/contact/');
    const body = isForm ? await request.clone().text() : '';
    // Not compressed, so that the watcher can be inserted.
    request.headers.delete('accept-encoding');
    const given = await fetch(request);
    if (isForm) inbox.push({ path: pathname, body, answer: await given.clone().text() });
    if (!given.headers.get('content-type')?.startsWith('text/html')) return given;
    const page = await given.text();
    const { status, headers } = given;
    headers.delete('content-length');
    const watched = page.replace('<head>', '<head><script src="/page-watch.js"></script>');
    return new Response(watched, { status, headers });
  }

  return new Promise((resolve) => {
    const server = serve({ fetch: answer, port: 0 }, ({ port }) =>
      resolve({
        port,
        takeTrouble: () => trouble.splice(0),
        inbox,
        close: () => server.close(),
      }),
    );
  });
}
