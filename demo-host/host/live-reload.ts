import type { Context } from 'hono';

/** A new value each time the server starts, as it does after every change; see scripts/start.ts. */
const started = String(Date.now());

/** Identifies the running server. */
export const liveReload = (context: Context): Response =>
  context.text(started, 200, { 'Cache-Control': 'no-store' });

/** The page with the script that polls; only while `npm start` watches the sources. */
export const withLiveReload = (page: string): string =>
  page.replace(
    '</head>',
    `<script type="module" src="/host/live-reload.js?server=${started}"></script></head>`,
  );
