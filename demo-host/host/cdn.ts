import { Hono } from 'hono';
import { fileIn, serveFile } from './files';

/** A name with a hash of its content in it never changes its content; a chunk's is nothing else. */
const isHashed = (path: string): boolean =>
  /(^chunks\/|-)[\w-]{6,}\.(js|css|svg|map|woff2)$/.test(path);

/**
 * The built bundle as a CDN serves it, to any origin: hashed files for ever, `atria.js` and the
 * rest for a minute with a tag to ask by.
 */
export function cdn(dist: string): Hono {
  return new Hono().get('/atria/:path{.+}', (context) => {
    const path = context.req.param('path');
    const file = fileIn(dist, path);
    const shared = {
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Timing-Allow-Origin': '*',
    };
    if (!file)
      return context.text('Not in the bundle', 404, { ...shared, 'Cache-Control': 'no-store' });
    return serveFile(context.req.raw, file, {
      ...shared,
      'Cache-Control': isHashed(path)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=60, must-revalidate',
    });
  });
}
