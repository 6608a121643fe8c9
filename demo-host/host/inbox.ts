import { type Context, Hono } from 'hono';
import type { Backend } from '../api/app';
import type { Message } from '../api/session';
import { apiRoute } from './api-route';
import { inboxPage, sentPicture } from './inbox-page';

/** What the back end has kept of the visitor's forms: a page, JSON for who asks for it, pictures. */
export function inbox(backend: Backend, show: (context: Context, page: string) => Response): Hono {
  // Asked as this visitor.
  const kept = async (context: Context): Promise<readonly Message[]> => {
    const { headers } = context.req.raw;
    const address = new URL('/inbox', context.req.url);
    return (await backend.app.fetch(new Request(address, { headers }))).json();
  };
  return new Hono()
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
