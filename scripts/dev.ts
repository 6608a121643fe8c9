/**
 * `npm run dev`: the demo host with the sources of the widgets in place of their bundle, by Vite's
 * development server. A changed view shows at once and keeps the page's state; any other changed
 * part of a page reloads it.
 */
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer, createServerModuleRunner } from 'vite';
import { logger } from './dev/logger';
import { forDevelopment } from './dev/page';
import { releaseOfSources } from './dev/release-of-sources';
import { reloadPages } from './dev/reload-pages';
import { root } from './shared/widget-files';

// As a shell, or a build in the same process, has set it: React could not refresh a view.
process.env.NODE_ENV = 'development';
// Before release.ts is read: files without a source come from the build of `npm start`.
process.env.ATRIA_READABLE = '1';
const { bundlePath } = await import('../demo-host/host/bundle-path');

type Host = typeof import('./dev/host');
type Constants = typeof import('./dev/constants');
type Written = typeof import('./dev/written');

const port = Number(process.env.PORT || 4173);
const http = createHttpServer();

const vite = await createServer({
  root,
  // Storybook runs the sources with the same settings.
  configFile: join(root, '.storybook/vite.config.ts'),
  cacheDir: join(root, 'node_modules/.vite/dev'),
  customLogger: logger(),
  appType: 'custom',
  publicDir: false,
  // The pages' policy allows no picture from a `data:` address.
  build: { assetsInlineLimit: 0 },
  optimizeDeps: { entries: ['src/loader.ts', 'src/help/help.ts', 'src/widgets/*/*.widget.ts'] },
  server: { middlewareMode: true, hmr: { server: http } },
  plugins: [
    releaseOfSources({
      bundlePath,
      constantsOf: async (file) => (await load<Constants>('constants')).constantsOf(file),
      written: async (file) => (await load<Written>('written')).writtenFile(file),
    }),
    reloadPages(() => runner.clearCache()),
  ],
});

/** A module of the demo host's side, from its present sources: changed ones are read anew. */
const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
const load = <T>(file: string): Promise<T> => runner.import(join(root, `scripts/dev/${file}.ts`));

const showPage = getRequestListener(async (request) => {
  const { host } = await load<Host>('host');
  // Its pages are changed on the way, so they are requested uncompressed.
  const headers = new Headers(request.headers);
  headers.delete('Accept-Encoding');
  return forDevelopment(await host.fetch(new Request(request, { headers })));
});

// A path of the host may look like that of a source: /showroom/showroom.js.
const isVites = (path: string): boolean =>
  /^\/(@|src\/|node_modules\/)|[?&]import\b/.test(path) || path.startsWith(bundlePath);

http.on('request', (request, response) => {
  if (isVites(request.url ?? ''))
    vite.middlewares(request, response, () => showPage(request, response));
  else showPage(request, response);
});
http.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`Port ${port} is in use. To use another one: PORT=${port + 1} npm run dev`);
  process.exit(1);
});
await load<Host>('host');
http.listen(port, () =>
  console.log(`
Demo host   http://localhost:${port}/
  widgets   http://localhost:${port}/widgets/
A change in src/ shows at once, in React's development build. Ctrl+C stops.`),
);
