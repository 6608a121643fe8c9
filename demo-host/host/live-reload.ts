import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';

/** Another one each time the server starts, as it does after every change; see scripts/start.ts. */
const started = String(Date.now());

/**
 * Tells a page which server it talks to. The browser asks again when the server has gone, and a
 * page that hears of another server than before loads itself anew (public/live-reload.js).
 */
export const liveReload = (context: Context): Response =>
  streamSSE(context, async (stream) => {
    await stream.writeSSE({ data: started, retry: 300 });
    await new Promise<void>((resolve) => stream.onAbort(resolve));
  });

/** The page with the script that listens; only while `npm start` watches the sources. */
export const withLiveReload = (page: string): string =>
  page.replace('</head>', '<script type="module" src="/host/live-reload.js"></script></head>');
