import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { Hono } from 'hono';
import { bundlePath } from '../../../demo-host/host/bundle-path';
import { cutReact } from '../../../scripts/build/bundle/cut-react/cut-react';
import { ownAssets } from '../../../scripts/build/bundle/own-assets';
import { staticCss } from '../../../scripts/build/bundle/static-css';
import { loadContract } from '../../../scripts/shared/load-contracts';
import { loadExamplesOf } from '../../../scripts/shared/load-examples';
import { dist } from '../../../scripts/shared/release';
import { root } from '../../../scripts/shared/widget-files';
import { exampleMarkup } from '../../../src/catalogue/example-markup';
import { createBackend } from '../../../stand-in/api/app';
import { inFolder } from '../../../stories/support/in-folder';
import { examplesBundle } from './examples/bundle';
import { type Place, settingsOf } from './examples/settings';

const built = new Map<string, Promise<string>>();
/** The script of the page, with React cut as it ships, or whole. */
function scriptOf(react: string): Promise<string> {
  const plugins = [...(react === 'whole' ? [] : [cutReact()]), ownAssets(), staticCss()];
  const script = built.get(react) ?? examplesBundle(plugins);
  built.set(react, script);
  return script;
}

/** What the page asks for. */
export interface AskedMarkup {
  /** `widget/example`. */
  readonly name: string;
  readonly place: Place;
  /** The address of the page. */
  readonly page: string;
  /** Whether the renderer has the answers to its calls. */
  readonly isAnswered: boolean;
}

/** An example as the release's renderer prints it. */
async function markupOf({ name: path, place, page, isAnswered }: AskedMarkup): Promise<string> {
  const { renderToHtml }: typeof import('../../../src/server/server') = await import(
    pathToFileURL(`${dist}/server.js`).href
  );
  const [widget = '', name] = path.split('/');
  const example = (await loadExamplesOf(widget)).find((one) => one.name === name);
  if (!example) throw new Error(`there is no example ${path}`);
  const address = new URL(page);
  for (const [key, value] of new URLSearchParams(example.query))
    address.searchParams.append(key, value);
  const backend = createBackend({ fault: example.fault ?? '' });
  const answer = async (url: string) => {
    const given = await backend.fetch(url);
    // As the back end in the page answers.
    return given.ok ? JSON.parse(inFolder(await given.text(), page)) : undefined;
  };
  return renderToHtml(exampleMarkup(await loadContract(widget), example), {
    url: address,
    settings: settingsOf(example, place),
    base: new URL(bundlePath, address).href,
    ...(isAnswered && { data: answer }),
    onError: (error) => {
      throw error;
    },
  });
}

const page = (react: string) => `<!doctype html>
<html data-brands="${bundlePath}brands/"><head><title>Every example</title>
<style>body { margin: 0 }</style>
<script src="/every-example/what-is-said.js"></script>
<script type="module" src="/every-example/script.js?react=${react}"></script></head>
<body></body></html>`;
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

/** A host with an empty page that can show every example; its script is built at the first request. */
export const withExamples = (host: Hono) =>
  new Hono()
    .post('/every-example/markup', async (context) =>
      context.html(await markupOf(await context.req.json())),
    )
    .get('/every-example/script.js', async (context) =>
      context.body(await scriptOf(context.req.query('react') ?? ''), 200, {
        'Content-Type': 'text/javascript',
      }),
    )
    .get('/every-example/what-is-said.js', (context) =>
      context.body(readFileSync(`${root}/showroom/public/what-is-said.js`, 'utf8'), 200, {
        'Content-Type': 'text/javascript',
      }),
    )
    .on('GET', ['/every-example', '/en/every-example'], (context) =>
      context.html(page(context.req.query('react') ?? '')),
    )
    .use(async (context, next) => {
      const isOfExample = /\/every-example(\?.*)?$/.test(context.req.header('referer') ?? '');
      // No press leaves the page, in engines where a script cannot prevent it either.
      if (isOfExample && context.req.header('sec-fetch-dest') === 'document')
        return context.body(null, 204);
      if (!isOfExample || !/\/pictures\/|\.svg$/.test(context.req.path)) return next();
      // Pictures load at once, and one is known to fail.
      return context.req.path.endsWith('/none')
        ? context.notFound()
        : context.body(picture, 200, { 'Content-Type': 'image/svg+xml' });
    })
    .all('*', (context) => host.fetch(context.req.raw, context.env));
