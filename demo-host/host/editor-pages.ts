import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { snippet } from '../../scripts/snippet';
import { fontLines } from './brand-css';
import { bundlePath } from './cdn';
import { escapeHtml } from './escape';
import { fileIn, serveFile } from './files';
import { partOf, printPage } from './page-template';
import { type Place, placeOf } from './site';
import { widgetSetting } from './widget-layout';

/** The page of the catalogue, which is all script: see editor/. */
const catalogue = (): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Atria: editor’s catalogue</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/host/icons/atriafi.svg" type="image/svg+xml">
${fontLines('atriacom')}
<link rel="stylesheet" href="/editor/editor.css">
<script type="module" src="/editor/editor.js"></script>
</head>
<body>
<div id="editor" data-head="${escapeHtml(snippet(`https://cdn.example.org${bundlePath}`).join('\n'))}">
<noscript>The catalogue needs JavaScript.</noscript>
</div>
</body>
</html>
`;

/**
 * A page of a brand with a place for one widget, which the catalogue fills: the brand's header and
 * footer, texts around. `?brand=goohse&language=se&ui=fi`; what edit mode says is in `ui`.
 */
function previewPage(place: Place): string {
  const { brand, language, port } = widgetSetting(place);
  const setting = {
    ...{ site: brand, language, port, isEdited: true },
    ...(brand === 'lihakauppa' && { shopName: 'localhost' }),
  };
  const content = partOf(brand, 'editor-preview', language);
  const page = printPage(setting, { title: 'Preview', content });
  const ui = place.url.searchParams.get('ui') === 'fi' ? 'fi' : 'en';
  return page.replace(/<html lang="\w+"/, `<html lang="${ui}"`);
}

/** The editor's catalogue, as built into `dist/editor`, and the page it shows a widget in. */
export function editorPages(
  dist: string,
  show: (context: Context, page: string) => Response,
): Hono {
  return new Hono()
    .get('/editor', () => new Response(null, { status: 302, headers: { Location: '/editor/' } }))
    .get('/editor/', (context) => show(context, catalogue()))
    .get('/editor/preview', (context) => show(context, previewPage(placeOf(context.req.raw))))
    .get('/editor/:name', (context, next) => {
      const file = fileIn(join(dist, 'editor'), context.req.param('name'));
      return file ? serveFile(context.req.raw, file, { 'Cache-Control': 'no-cache' }) : next();
    });
}
