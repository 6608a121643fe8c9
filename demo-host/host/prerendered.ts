import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context } from 'hono';
import { dist } from '../../scripts/release';
import type { Backend } from '../api/app';

type Server = typeof import('../../src/server/server');

const file = join(dist, 'server.js');

/**
 * A page with its widgets rendered, with what the back end answers, where its address asks for it by
 * `?prerender=on`; as it is where the release has not been built.
 */
export async function prerendered(
  { req }: Context,
  page: string,
  { fetch }: Backend,
): Promise<string> {
  if (req.query('prerender') !== 'on' || !existsSync(file)) return page;
  const { askBackEnd, renderToHtml }: Server = await import(pathToFileURL(file).href);
  return renderToHtml(page, {
    url: req.url,
    data: askBackEnd([new URL(req.url).origin], { fetch }),
    onError: (error, tag) => console.error(`<${tag}> is not rendered here:`, error),
  });
}
