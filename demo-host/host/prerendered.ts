import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context } from 'hono';
import { dist } from '../../scripts/release';

type Middleware = typeof import('../../src/server/middleware');

const file = join(dist, 'middleware.js');

/**
 * A page with its widgets rendered: of `npm start` each but those that are asked for with
 * `?prerender=off`, elsewhere those with `?prerender=on`. As it is where the release has not been built.
 */
export async function prerendered({ req }: Context, page: string): Promise<string> {
  const asked = req.query('prerender') ?? process.env.PRERENDER;
  if (asked !== 'on' || !existsSync(file)) return page;
  const { prerenderResponse }: Middleware = await import(pathToFileURL(file).href);
  const onError = (error: unknown, tag: string) =>
    console.error(`<${tag}> is not rendered here:`, error);
  const answer = new Response(page, { headers: { 'Content-Type': 'text/html' } });
  return (await prerenderResponse(answer, { url: req.url, onError })).text();
}
