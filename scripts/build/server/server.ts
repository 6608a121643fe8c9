import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { exampleMarkup } from '../../../src/catalogue/example-markup';
import { styleName } from '../../../src/core/element/served/mark';
import { logos } from '../../../src/core/page/brand';
import { brandRules } from '../../../src/core/style/brand-class';
import { createBackend } from '../../../stand-in/api/app';
import { loadContract } from '../../shared/load-contracts';
import { loadExamplesOf } from '../../shared/load-examples';
import { dist } from '../../shared/release';
import { root, widgetFile, widgetNames } from '../../shared/widget-files';
import { bundlePlugins } from '../bundle/bundle-plugins';
import { runOrder } from '../bundle/run-order';
import { type Made, staticCss } from '../bundle/static-css';
import { noteShipped } from '../licences';
import { serverDeclarations } from './server-declarations';
import { serverPlugins } from './server-plugins';

type Server = typeof import('../../../src/server/server');

const file = join(dist, 'server.js');
const backend = createBackend();
/** The place in the code for the declarations that the sheets name. */
const placeholder = '__NAMED_STYLES__';

/** Rules by the module that makes them, and each module's imports, in the order of the code. */
const made = new Map<string, readonly Made[]>();
const imports = new Map<string, readonly string[]>();

const graph: Plugin = {
  name: 'graph',
  buildEnd() {
    for (const id of this.getModuleIds())
      imports.set(id, this.getModuleInfo(id)?.importedIds ?? []);
  },
};

/** A module with all its imports, in the order in which they run. */
function order(id: string, seen = new Set<string>(), out: string[] = []): string[] {
  if (seen.has(id)) return out;
  seen.add(id);
  for (const next of imports.get(id) ?? []) order(next, seen, out);
  out.push(id);
  return out;
}

/**
 * The order on a page that has all of them one after another, where the order of the chunks counts
 * first: of two classes, the later one wins. Modules that a page loads late come last.
 */
function ordered(ids: readonly string[]): string[] {
  const running = [...new Set(ids.flatMap((id) => runOrder(id)))];
  const ranks = new Map(running.map((one, at) => [one, at]));
  const rankOf = (one: string) => ranks.get(one) ?? ranks.size;
  const seen = new Set<string>();
  return ids.flatMap((id) => order(id, seen)).sort((one, other) => rankOf(one) - rankOf(other));
}

/** The rules that views may need, except those of some other modules. */
const rulesFrom = (ids: readonly string[], but: ReadonlySet<string> = new Set()): string[] => {
  const rules = ordered(ids)
    .filter((one) => !but.has(one))
    .flatMap((one) => made.get(one) ?? [])
    .flatMap((one) => one.rules);
  return [...new Set(rules)];
};

async function bundle() {
  const css = staticCss({ onMade: (id, all) => void made.set(id, all) });
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [...serverPlugins(), ...bundlePlugins(css), graph, noteShipped()],
    ssr: { noExternal: true, target: 'webworker' },
    define: {
      __NAMED_STYLES__: JSON.stringify(placeholder),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      ssr: true,
      outDir: dist,
      emptyOutDir: false,
      target: 'es2022',
      minify: true,
      assetsInlineLimit: 0,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: { server: join(root, 'src/server/server.ts') },
        output: { entryFileNames: '[name].js', codeSplitting: false, comments: false },
      },
    },
  });
}

/** The numbers of things (columns, rows, slides) that an example may have on a page. */
const counts = (declaration: string): string[] => {
  const [, name] = /^(--[\w-]+:)\d$/.exec(declaration) ?? [];
  return name ? Array.from({ length: 13 }, (_, count) => name + count) : [declaration];
};

/** The answers of the stand-in back end: their content has styles of its own. */
async function answer(address: string): Promise<unknown> {
  const given = await backend.fetch(address);
  return given.ok ? given.json() : undefined;
}

/** The declarations in `style` attributes of a widget's examples, with answers and without. */
async function declarationsOf(name: string, { renderToHtml }: Server): Promise<Set<string>> {
  const contract = await loadContract(name);
  const found = new Set<string>();
  for (const example of await loadExamplesOf(name)) {
    // The shop's parts are complete only on its own site.
    const site = example.brand === 'lihakauppa' ? 'lihakauppa' : 'atria';
    const url = new URL(example.query ?? '', `https://www.${site}.fi/`);
    for (const data of [undefined, answer]) {
      const options = { url, base: url.href, ...(data && { data }) };
      const page = await renderToHtml(exampleMarkup(contract, example), options);
      for (const [, style = ''] of page.matchAll(/ style="([^"&]*)"/g))
        for (const one of style.split(';').flatMap(counts)) found.add(one);
    }
  }
  return found;
}

const write = (path: string, rules: readonly string[]) => {
  const target = join(dist, 'prerender', path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, `${rules.join('')}\n`);
};

/**
 * Builds `server.js`, which renders widgets without a page, and the style sheets that its markup
 * links to: one per brand with the frame around every view, and one with the rules of all views and
 * their parts, and the styles that their examples have in attributes.
 */
export async function buildServer(): Promise<void> {
  await bundle();
  const server: Server = await import(`${pathToFileURL(file).href}?${Date.now()}`);
  const frame = join(root, 'src/core/element/widget-frame.tsx');
  const framing = rulesFrom([frame]);
  for (const logo of logos) write(`brands/${logo}.css`, [...framing, ...brandRules(logo)]);
  const declared = new Set<string>();
  for (const name of widgetNames())
    for (const one of await declarationsOf(name, server)) declared.add(one);
  const named = [...declared];
  const views = rulesFrom(
    widgetNames().map((name) => widgetFile(name, 'widget')),
    new Set(order(frame)),
  );
  write('widgets.css', [...views, ...named.map((one) => `[${styleName}*=";${one};"]{${one}}`)]);
  writeFileSync(join(dist, 'server.d.ts'), serverDeclarations);
  const code = readFileSync(file, 'utf8');
  writeFileSync(file, code.replace(/["'`]__NAMED_STYLES__["'`]/, JSON.stringify(named)));
}
