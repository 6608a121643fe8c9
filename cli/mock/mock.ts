import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { withSampleFiles } from '../../editor/sample-address';
import { createBackend } from '../../stand-in/api/app';
import { apiRoute } from '../../stand-in/serve/api-route';
import { cdn } from '../../stand-in/serve/cdn';
import { fileIn, serveFile } from '../../stand-in/serve/files';
import type { MockOptions } from './options';

/** A folder of pages, with a release below `atria/` as a CDN would serve it. */
function site(folder: string): Hono {
  const pages = cdn(join(folder, 'atria'));
  return pages.get('*', (context, next) => {
    const path = context.req.path.replace(/\/$/, '/index.html');
    const file = fileIn(folder, path);
    return file ? serveFile(context.req.raw, file, { 'Cache-Control': 'no-cache' }) : next();
  });
}

/**
 * The stand-in back end as a server of its own.
 *
 * @param files the folder of the pictures, videos and wordmarks; answers give their addresses on
 *   this server, since the page that shows them is on another one.
 */
export function createMock(
  { fault, delay, pages }: Pick<MockOptions, 'fault' | 'delay' | 'pages'>,
  files: string,
): Hono {
  // Any page may call it: it has no data of anybody else.
  const backend = createBackend({ isSite: () => true, fault });
  const calls = backend.calls.map((one) => `${one.method} ${one.path}  ${one.fault}`);
  const mock = new Hono();
  if (pages) mock.route('/', site(pages));
  mock.get('/', (context) => context.text(`${calls.join('\n')}\n`));
  mock.get('/sample/:file{.+}', (context) => {
    const file = fileIn(files, context.req.param('file'));
    const headers = { 'Access-Control-Allow-Origin': '*' };
    return file ? serveFile(context.req.raw, file, headers) : context.notFound();
  });
  mock.all('*', async (context) => {
    // A preflight requests nothing yet.
    if (context.req.method !== 'OPTIONS') await wait(delay);
    const folder = new URL('/sample/', context.req.url).href;
    return apiRoute(context, backend, (text) => withSampleFiles(text, folder));
  });
  return mock;
}
