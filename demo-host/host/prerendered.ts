import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context } from 'hono';
import { dist } from '../../scripts/shared/release';
import type { Backend } from '../../stand-in/api/app';

type Middleware = typeof import('../../src/server/middleware');
type Server = typeof import('../../src/server/server');

/** The line of the head that preloads the code, which a page with markup needs later. */
const preload = /<link rel="modulepreload"( [^>]*)core\.js"/;
/** What replaces it: what requests the code after the first paint. */
const later = '<link rel="modulepreload" fetchpriority="low"$1atria-early.js"';

/** A module of the release. */
const released = (file: string) => import(pathToFileURL(join(dist, file)).href);

/**
 * A page with its widgets rendered, with the back end's answers: under `npm start` every page
 * except with `?prerender=off`, elsewhere only with `?prerender=on`. Unchanged if the release has
 * not been built.
 */
export async function prerendered(
  { req }: Context,
  page: string,
  { fetch }: Backend,
): Promise<string> {
  const asked = req.query('prerender') ?? process.env.PRERENDER;
  if (asked !== 'on' || !existsSync(join(dist, 'middleware.js'))) return page;
  const { prerenderResponse }: Middleware = await released('middleware.js');
  const { askBackEnd }: Server = await released('server.js');
  const answer = new Response(page.replace(preload, later), {
    headers: { 'Content-Type': 'text/html' },
  });
  const rendered = await prerenderResponse(answer, {
    url: req.url,
    data: askBackEnd([new URL(req.url).origin], { fetch }),
    onError: (error, tag) => console.error(`<${tag}> is not rendered here:`, error),
  });
  return rendered.text();
}
