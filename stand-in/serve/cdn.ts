import { Hono } from 'hono';
import { fileIn, serveFile } from './files';

/**
 * The built releases of a folder as a CDN serves them, to any origin. A release's files never
 * change, so all are cached for ever; but not while it is being built (`isChanging`).
 */
export function cdn(dist: string, isChanging = false): Hono {
  return new Hono().get('/atria/:path{.+}', (context) => {
    const file = fileIn(dist, context.req.param('path'));
    const shared = {
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Timing-Allow-Origin': '*',
    };
    if (!file)
      return context.text('Not in the bundle', 404, { ...shared, 'Cache-Control': 'no-store' });
    return serveFile(context.req.raw, file, {
      ...shared,
      'Cache-Control': isChanging ? 'no-cache' : 'public, max-age=31536000, immutable',
    });
  });
}
