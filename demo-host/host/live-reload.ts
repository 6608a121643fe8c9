import type { Context } from 'hono';

/** Another one each time the server starts, as it does after every change; see scripts/start.ts. */
const started = String(Date.now());

/** Says which server answers. */
export const liveReload = (context: Context): Response =>
  context.text(started, 200, { 'Cache-Control': 'no-store' });

/** The page with the script that asks; only while `npm start` watches the sources. */
export const withLiveReload = (page: string): string =>
  page.replace(
    '</head>',
    `<script type="module" src="/host/live-reload.js?server=${started}"></script></head>`,
  );
