import { join } from 'node:path';
import { Hono } from 'hono';
import { bundlePath } from '../demo-host/host/bundle-path';
import { fileIn, serveFile } from '../stand-in/serve/files';

/** The address of this host's release, and of each part's pages for developers. */
const settings = { release: bundlePath, developerPages: '/widgets/' };

/** The editor's catalogue: the release's own folder, with settings of this host. */
export const editorPages = (release: string): Hono =>
  new Hono()
    .get('/editor', (context) => context.redirect('/editor/'))
    .get('/editor/settings.json', (context) => context.json(settings))
    .get('/editor/:path{.*}', (context, next) => {
      const path = context.req.param('path') || 'index.html';
      const file = fileIn(join(release, 'editor'), path);
      return file ? serveFile(context.req.raw, file, { 'Cache-Control': 'no-cache' }) : next();
    });
