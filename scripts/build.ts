/**
 * Builds `dist/`: widgets and shared chunks, the loader that knows them, and what describes them.
 * With `--full-react` nothing is cut from React's code, see docs/decisions/0012. For the bench,
 * `--out=FOLDER` builds elsewhere and `--preact` puts preact/compat in place of React.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { cutReact } from './cut-react/cut-react';
import { helpVocabulary } from './help-vocabulary';
import { type Chunks, loaderTable } from './loader-table';
import { root, widgetNames } from './widget-files';
import { writeDescriptions } from './write-descriptions';
import { writeManifest } from './write-manifest';

const flags = process.argv.slice(2);
const out = flags.find((flag) => flag.startsWith('--out='))?.slice('--out='.length);
const dist = out ?? join(root, 'dist');

const scriptsIn = (folder: string): string[] =>
  readdirSync(join(dist, folder))
    .sort()
    .map((file) => `${folder}/${file}`);
const textOf = (path: string): string => readFileSync(join(dist, path), 'utf8');

/**
 * Ends the widgets' file names in one hash of all their code, which the loader holds once. They
 * are small: that a change of one gives all another address costs a visitor next to nothing. A
 * part that a widget loads late and that imports the widget's file goes with them.
 */
function nameRelease(): string {
  const late = scriptsIn('chunks').filter((path) => textOf(path).includes('../widgets/'));
  const files = [...scriptsIn('widgets'), ...late];
  const hash = createHash('sha256');
  for (const path of files) hash.update(path).update(textOf(path));
  const release = hash.digest('base64url').replace(/[-_]/g, '').slice(0, 8);
  const named = (path: string) => path.replace('.js', `-${release}.js`);
  const names = files.map((path) => basename(path, '.js')).join('|');
  const isLate = new RegExp(`/(${names})\\.js(?=[\`"'])`, 'g');
  for (const path of scriptsIn('chunks'))
    if (!late.includes(path) && textOf(path).match(isLate))
      throw new Error(`${path} imports what is renamed with the widgets`);
  for (const path of files) {
    writeFileSync(join(dist, named(path)), textOf(path).replace(isLate, named));
    rmSync(join(dist, path));
  }
  return release;
}

interface Entry {
  readonly source: string;
  readonly file: string;
  readonly define: Readonly<Record<string, unknown>>;
}

/** Builds a script of a stable name that stands alone. */
const buildEntry = ({ source, file, define }: Entry) =>
  build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: Object.fromEntries(
      Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'es2022',
      reportCompressedSize: false,
      // As a library, so that Vite's own preload helper stays out; ours is a tenth of it.
      lib: { entry: join(root, source), formats: ['es'], fileName: () => file },
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: {
          codeSplitting: false,
          comments: false,
          minify: { compress: true, mangle: true, codegen: { removeWhitespace: true } },
        },
      },
    },
  });

async function buildLoader(chunks: Chunks, release: string) {
  const { shared, widgets } = await loaderTable(chunks);
  const define = { __SHARED__: shared.join(' '), __WIDGETS__: widgets, __RELEASE__: release };
  await buildEntry({ source: 'src/loader.ts', file: 'atria.js', define });
}

async function buildHelp() {
  const define = { __VOCABULARY__: await helpVocabulary() };
  await buildEntry({ source: 'src/help/help.ts', file: 'atria-help.js', define });
}

const buildRetry = () => buildEntry({ source: 'src/retry.ts', file: 'atria-retry.js', define: {} });

/** React's packages by those of Preact; never shipped. */
const preactAliases = [
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
];

const from = Date.now();
const isPreact = flags.includes('--preact');
await build({
  root,
  logLevel: 'warn',
  plugins: isPreact || flags.includes('--full-react') ? [] : [cutReact()],
  resolve: { alias: isPreact ? preactAliases : [] },
  build: { outDir: dist, emptyOutDir: true },
});
const chunks = JSON.parse(readFileSync(join(dist, 'chunks.json'), 'utf8')) as Chunks;
rmSync(join(dist, 'chunks.json'));
await buildLoader(chunks, nameRelease());
await buildHelp();
await buildRetry();
await writeDescriptions(dist);
writeManifest(dist);
const seconds = Math.round((Date.now() - from) / 1000);
console.log(`  dist/: ${widgetNames().length} widgets, in ${seconds} s`);
