import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createBackend } from '../../demo-host/api/app';

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.html': 'text/html; charset=utf-8',
};

/** Serves pages by path, the two builds (`/ours/`, `/naive/`) and the stand-in back end. */
export function serveBench(folders: Record<string, string>, pages: Record<string, string>) {
  const app = new Hono();
  const backend = createBackend();
  const packed = new Map<string, Uint8Array<ArrayBuffer>>();
  app.all('/api/*', (context) => backend.fetch(context.req.raw));
  app.get('/:folder{ours|naive}/:path{.+}', (context) => {
    const { folder, path } = context.req.param();
    const file = join(folders[folder] ?? '', path);
    if (!packed.has(file)) packed.set(file, new Uint8Array(brotliCompressSync(readFileSync(file))));
    return context.body(packed.get(file) ?? '', 200, {
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      'Content-Encoding': 'br',
    });
  });
  app.get('*', (context) => {
    const page = pages[context.req.path];
    return page ? context.html(page) : context.notFound();
  });
  return new Promise<{ port: number; close: () => void }>((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0 }, ({ port }) =>
      resolve({ port, close: () => server.close() }),
    );
  });
}
