import { join } from 'node:path';
import { type Context, Hono, type Next } from 'hono';
import { placeOf } from '../demo-host/host/site';
import { version } from '../scripts/shared/release';
import type { Backend } from '../stand-in/api/app';
import { fileIn, root, serveFile } from '../stand-in/serve/files';
import { apiDocument, callsPage } from './calls-page';
import { editorPages } from './editor-pages';
import { hostilePage } from './hostile-page';
import { inbox } from './inbox';
import { indexPage } from './index-page';
import { type SentOn, widgetPage } from './widget-page';

interface Given {
  readonly backend: Backend;
  /** The folder of the built bundle. */
  readonly dist: string;
  /** Answers with a page. */
  readonly show: (context: Context, page: string) => Promise<Response>;
}

/**
 * The pages that show the widgets to developers: every widget with its examples, the same on
 * hostile pages, the calls, the sent forms, and the editor's catalogue. Unknown paths are passed on
 * to the host.
 */
export function showroom({ backend, dist, show }: Given): Hono {
  type Made = string | SentOn | undefined;
  const page =
    (make: (context: Context) => Promise<Made>) =>
    async (context: Context, next: Next): Promise<Response | undefined> => {
      const made = await make(context);
      if (typeof made === 'string') return show(context, made);
      if (made) return context.redirect(made.location);
      await next();
    };
  const place = (context: Context) => placeOf(context.req.raw);
  const name = (context: Context) => context.req.param('name') ?? '';
  return new Hono()
    .get('/widgets', (context) => context.redirect('/widgets/'))
    .get(
      '/widgets/',
      page((context) => indexPage(place(context).port)),
    )
    .get(
      '/widgets/:name',
      page((context) => widgetPage(name(context), place(context))),
    )
    .get(
      '/hostile/:name',
      page((context) => hostilePage(name(context), place(context))),
    )
    .get('/api', (context) => context.redirect('/api/'))
    .get(
      '/api/',
      page((context) => callsPage(place(context).url.origin)),
    )
    .get('/api/openapi.json', async (context) =>
      context.json(await apiDocument(), 200, { 'Access-Control-Allow-Origin': '*' }),
    )
    .get('/showroom/:file{.+}', (context, next) => {
      const file = fileIn(join(root, 'showroom/public'), context.req.param('file'));
      return file ? serveFile(context.req.raw, file, { 'Cache-Control': 'no-cache' }) : next();
    })
    .route('/', inbox(backend, show))
    .route('/', editorPages(join(dist, version)));
}
