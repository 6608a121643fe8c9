/**
 * Builds `dist/<version>/`: widgets and shared chunks, the loader that knows them, and what
 * describes them. With `--full-react` nothing is cut from React's code, see docs/decisions/0012.
 * For the bench, `ATRIA_DIST` names another folder and `--preact` puts preact/compat in place of
 * React.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { Placement } from '../src/core/element/placement';
import { buildEditor } from './build-editor';
import { buildEntry } from './build-entry';
import { cutReact } from './cut-react/cut-react';
import { earlyTable } from './early-table';
import { heightsCss } from './heights';
import { helpVocabulary } from './help-vocabulary';
import { noteShipped, writeLicences } from './licences';
import { type Chunks, chunksOf, loaderTable } from './loader-table';
import { placementOf } from './placements';
import { dist, version } from './release';
import { root, widgetNames } from './widget-files';
import { writeBrandFonts } from './write-brand-fonts';
import { writeCms } from './write-cms';
import { writeDescriptions } from './write-descriptions';
import { writeManifest } from './write-manifest';

async function buildLoader() {
  const chunks = JSON.parse(readFileSync(join(dist, 'chunks.json'), 'utf8')) as Chunks;
  rmSync(join(dist, 'chunks.json'));
  const placements: Record<string, Placement> = {};
  for (const name of widgetNames()) placements[name] = await placementOf(name);
  writeFileSync(join(dist, 'atria.css'), heightsCss(placements));
  const rows = Object.entries(placements).map(([name, placement]) => ({
    name,
    chunks: chunksOf(chunks, name),
    placement,
  }));
  const table = { __WIDGETS__: loaderTable(rows) };
  await buildEntry({ source: 'src/loader.ts', file: 'atria.js', define: table });
  const early = { __EARLY__: earlyTable(placements) };
  await buildEntry({ source: 'src/early.ts', file: 'atria-early.js', define: early });
}

async function buildHelp() {
  const define = { __VOCABULARY__: await helpVocabulary(), __VERSION__: version };
  await buildEntry({ source: 'src/help/help.ts', file: 'atria-help.js', define });
}

const buildRetry = () =>
  buildEntry({
    source: 'src/retry.ts',
    file: 'atria-retry.js',
    define: { __NAMES__: widgetNames().map((name) => `atria-${name}`) },
  });

/** React's packages by those of Preact; never shipped. */
const preactAliases = [
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
];

const from = Date.now();
const isPreact = process.argv.includes('--preact');
await build({
  root,
  logLevel: 'warn',
  plugins: [noteShipped(), isPreact || process.argv.includes('--full-react') ? null : cutReact()],
  resolve: { alias: isPreact ? preactAliases : [] },
  build: { outDir: dist, emptyOutDir: true },
});
await buildLoader();
await buildHelp();
await buildRetry();
await writeDescriptions(dist);
await writeBrandFonts();
await writeCms(dist);
writeLicences(dist);
if (!process.env.ATRIA_DIST) await buildEditor();
writeManifest();
const seconds = Math.round((Date.now() - from) / 1000);
console.log(`  dist/${version}/: ${widgetNames().length} widgets, in ${seconds} s`);
