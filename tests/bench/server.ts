import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createHost } from '../../demo-host/host/app';
import { prerendered } from '../../demo-host/host/prerendered';
import { createBackend } from '../../stand-in/api/app';
import { compressed, type Store } from '../../stand-in/serve/compressed';
import { benchPages } from './pages';

/** The two sides of a ratio. */
export type Kind = 'ours' | 'naive' | 'preact';

export interface Served {
  /** The address of a path on a site; by default on the main site. */
  readonly address: (path: string, site?: string) => string;
  readonly close: () => void;
}

/** A page with the naive bundle's one tag in place of the snippet, with the same settings. */
function withNaiveTag(html: string): string {
  const naive = html
    .replaceAll(/<link\b[^>]*"\/atria\/[^>]*>/g, '')
    .replace(/src="\/atria\/[^"]*\batria\.js"/, 'src="/atria/naive.js" data-atria');
  if (!naive.includes('/atria/naive.js')) throw new Error('a page without the loader’s tag');
  return naive;
}

/** Serves a bundle in a demo host of its own: its pages, its back end, and the bench's pages. */
export async function serveBundle(kind: Kind, folder: string): Promise<Served> {
  const backend = createBackend();
  const host = createHost({ backend, dist: folder });
  const app = new Hono();
  const packed: Store = new Map();
  /** Rendered once, as hosts cache such pages. */
  const rendered = new Map<string, Promise<string>>();
  app.get('/bench/:name', async (context) => {
    const { port } = new URL(context.req.url);
    const name = context.req.param('name');
    const page = benchPages(port)[name];
    if (!page) return context.notFound();
    const isNaive = kind === 'naive' && name !== 'hand';
    const as = context.req.url;
    if (!isNaive && !rendered.has(as)) rendered.set(as, prerendered(context, page, backend));
    return compressed({
      body: (await rendered.get(as)) ?? withNaiveTag(page),
      type: 'text/html; charset=utf-8',
      accepted: context.req.header('accept-encoding'),
      keep: { in: packed, as },
    });
  });
  app.all('*', async (context) => {
    const response = await host.fetch(context.req.raw);
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    if (kind !== 'naive' || !isPage || response.status !== 200) return response;
    context.req.raw.headers.delete('accept-encoding');
    const page = await host.fetch(context.req.raw);
    // Without the host's policy, which forbids the style elements of the naive bundle.
    return context.html(withNaiveTag(await page.text()));
  });
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0 }, ({ port }) =>
      resolve({
        address: (path, site) => `http://${site ? `${site}.` : ''}localhost:${port}${path}`,
        close: () => server.close(),
      }),
    );
  });
}
