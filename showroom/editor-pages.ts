import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { bundlePath } from '../demo-host/host/cdn';
import { fileIn, serveFile } from '../demo-host/host/files';
import { partOf, printPage } from '../demo-host/host/page-template';
import { type Place, placeOf } from '../demo-host/host/site';
import { escapeHtml } from '../scripts/escape-html';
import { snippet } from '../scripts/snippet';
import { htmlPage } from './html-page';
import { shopSetting, widgetSetting } from './widget-setting';

/** The page of the catalogue, which is all script: see editor/. */
function cataloguePage(): string {
  const head = snippet(`https://cdn.example.org${bundlePath}`).join('\n');
  return htmlPage({
    title: 'Atria: editor’s catalogue',
    logo: 'atriacom',
    head: `<link rel="stylesheet" href="/editor/editor.css">
<script type="module" src="/editor/editor.js"></script>`,
    body: `<div id="editor" data-head="${escapeHtml(head)}">
<noscript>The catalogue needs JavaScript. <span lang="fi">Luettelo tarvitsee JavaScriptin.</span></noscript>
</div>`,
  });
}

/**
 * A page of a brand with a place for one widget, which the catalogue fills: the brand's header and
 * footer, texts around. `?brand=goohse&language=se&ui=fi`; what edit mode says is in `ui`.
 */
function previewPage(place: Place): string {
  const setting = widgetSetting(place);
  const { brand: site, language, port } = setting;
  const page = printPage(
    { site, language, port, isEdited: true, ...shopSetting(setting) },
    { title: 'Preview', content: partOf(site, 'editor-preview', language) },
  );
  const ui = place.url.searchParams.get('ui') === 'fi' ? 'fi' : 'en';
  return page.replace(/<html lang="\w+"/, `<html lang="${ui}"`);
}

/** The editor's catalogue, as built into `dist/editor`, and the page it shows a widget in. */
export const editorPages = (
  dist: string,
  show: (context: Context, page: string) => Promise<Response>,
): Hono =>
  new Hono()
    .get('/editor', (context) => context.redirect('/editor/'))
    .get('/editor/', (context) => show(context, cataloguePage()))
    .get('/editor/preview', (context) => show(context, previewPage(placeOf(context.req.raw))))
    .get('/editor/:name', (context, next) => {
      const file = fileIn(join(dist, 'editor'), context.req.param('name'));
      return file ? serveFile(context.req.raw, file, { 'Cache-Control': 'no-cache' }) : next();
    });
