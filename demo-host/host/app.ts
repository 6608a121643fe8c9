import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { built } from '../../scripts/shared/release';
import { showroom } from '../../showroom/showroom';
import { isLogo, type Logo } from '../../src/core/page/brand';
import type { Backend } from '../../stand-in/api/app';
import { drawPicture } from '../../stand-in/pictures/picture';
import { apiRoute } from '../../stand-in/serve/api-route';
import { cdn } from '../../stand-in/serve/cdn';
import { compressed, type Store } from '../../stand-in/serve/compressed';
import {
  fileIn,
  root,
  type StaticFile,
  serveFile,
  writtenStyles,
} from '../../stand-in/serve/files';
import { sharedCss, siteCss } from './brand-css';
import { bundlePath } from './bundle-path';
import { checkoutPages } from './checkout-pages';
import { customerValues } from './customer-values';
import { brandIcon } from './icons';
import { liveReload, withLiveReload } from './live-reload';
import { notFoundPage, pageAt } from './pages';
import { contentPolicyOf } from './policy';
import { prerendered } from './prerendered';
import { placeOf } from './site';

export interface HostOptions {
  readonly backend: Backend;
  /** The folder of the built bundle; by default the project's `dist`. */
  readonly dist?: string;
  /** Whether pages reload themselves when the server has restarted. */
  readonly live?: boolean;
}

const accepted = (context: Context) => context.req.header('accept-encoding');
const html = (context: Context, body: string, status = 200): Response | Promise<Response> =>
  compressed({
    body,
    type: 'text/html; charset=utf-8',
    accepted: accepted(context),
    status,
    headers: {
      'Content-Security-Policy': contentPolicyOf(placeOf(context.req.raw)),
      'Cache-Control': 'no-cache',
    },
  });

const file = (context: Context, found: StaticFile | undefined, cache = 'no-cache') =>
  found ? serveFile(context.req.raw, found, { 'Cache-Control': cache }) : lost(context);

const lost = (context: Context) =>
  /\.\w{2,5}$/.test(context.req.path)
    ? context.text('Not found', 404)
    : html(context, notFoundPage(placeOf(context.req.raw)), 404);

/** Folders whose files are served unchanged, by the start of the path. */
const folders = [
  ['/host', 'demo-host/public'],
  ['/captcha', 'stand-in/captcha'],
  ['/videos', 'stand-in/videos'],
  ['/logos', 'src/core/style/brands/wordmarks'],
] as const;

/** A brand's style sheet, by the logo name in its address. */
function styles(context: Context, written: (logo: Logo) => string) {
  const name = context.req.path.replace(/^.*\/|\.css$/g, '');
  return file(context, isLogo(name) ? writtenStyles(written(name)) : undefined);
}

/** Styles, fonts, icons, logos, pictures, videos and plain scripts of the host pages. */
function assets(): Hono {
  const pictures: Store = new Map();
  const all = new Hono()
    .get('/host/brand/:name{.+\\.css}', (context) => styles(context, sharedCss))
    .get('/host/site/:name{.+\\.css}', (context) => styles(context, siteCss))
    .get('/host/icons/:name{.+\\.svg}', (context) =>
      compressed({
        body: brandIcon(context.req.param('name').slice(0, -4)),
        type: 'image/svg+xml',
        accepted: accepted(context),
        headers: { 'Cache-Control': 'public, max-age=3600' },
      }),
    )
    .get('/pictures/:name', (context) => {
      const name = context.req.param('name');
      const preset = context.req.query('preset') ?? '';
      const drawing = drawPicture(name, preset, process.env.PICTURES === 'plain');
      if (!drawing) return context.text('No such picture', 404);
      return compressed({
        body: drawing,
        type: 'image/svg+xml',
        accepted: accepted(context),
        headers: { 'Cache-Control': 'public, max-age=3600', 'Access-Control-Allow-Origin': '*' },
        keep: { in: pictures, as: `${name} ${preset}` },
      });
    });
  for (const [path, folder] of folders)
    all.get(`${path}/:file{.+}`, (context) =>
      file(context, fileIn(join(root, folder), context.req.param('file'))),
    );
  return all;
}

/** A page whose like buttons' counts include the likes given since it was written. */
const withLikes = (page: string, { likesOf }: Backend): string =>
  page.replace(
    /(content-id="([^"]+)" like-count=")(\d+)/g,
    (_, start: string, id: string, count: string) => `${start}${Number(count) + likesOf(id)}`,
  );

/** The whole demo host: the showroom, back end, bundle, assets and pages of the sites. */
export function createHost({ backend, dist = built, live }: HostOptions): Hono {
  const host = new Hono();
  const show = async (context: Context, page: string) =>
    html(context, await prerendered(context, live ? withLiveReload(page) : page, backend));
  if (live) host.get('/live-reload', liveReload);
  host.route('/', showroom({ backend, dist, show }));
  for (const path of ['/api/*', '/kirjaudu-ulos', '/maksupalvelu/*'])
    host.all(path, (context) => apiRoute(context, backend));
  // Without a name the shop's page asks for one.
  host.get('/kirjaudu', (context, next) =>
    context.req.query('as') ? apiRoute(context, backend) : next(),
  );
  host.route('/', checkoutPages(backend, show));
  host.route('/', cdn(dist, live));
  host.route('/', assets());
  host.get('/llms.txt', (context) => context.redirect(`${bundlePath}llms.txt`));
  host.get('*', async (context) => {
    const place = placeOf(context.req.raw);
    const page = pageAt(place, await customerValues(place, context.req.raw, backend));
    return page ? show(context, withLikes(page, backend)) : lost(context);
  });
  host.notFound(lost);
  return host;
}
