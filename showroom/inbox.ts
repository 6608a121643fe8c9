import { type Context, Hono } from 'hono';
import { askAs } from '../demo-host/host/ask-as';
import type { Backend } from '../stand-in/api/app';
import type { Message } from '../stand-in/api/session';
import { apiRoute } from '../stand-in/serve/api-route';
import { inboxPage, sentPicture } from './inbox-page';

/** The visitor's forms as the back end has stored them: a page, JSON on request, pictures. */
export function inbox(
  backend: Backend,
  show: (context: Context, page: string) => Promise<Response>,
): Hono {
  const kept = async (context: Context): Promise<readonly Message[]> =>
    (await askAs(backend, context.req.raw, '/inbox')).json();
  return new Hono()
    .post('/inbox/empty', (context) => apiRoute(context, backend))
    .get('/inbox', async (context) =>
      /\bapplication\/json\b/.test(context.req.header('accept') ?? '')
        ? apiRoute(context, backend)
        : show(context, inboxPage(await kept(context))),
    )
    .get('/inbox/:at/:index', async (context) => {
      const { at, index } = context.req.param();
      const picture = sentPicture(await kept(context), at, index);
      if (!picture) return context.text('Not found', 404);
      const { type, bytes } = picture;
      return context.body(new Uint8Array(bytes), 200, {
        'Content-Type': type,
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'no-store',
      });
    });
}
