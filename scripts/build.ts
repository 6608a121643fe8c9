/**
 * Builds `dist/<version>/`: widgets and shared chunks, the loader with its table of them, and their
 * descriptions. With `--full-react` nothing is removed from React's code, see docs/decisions/0012;
 * with `ATRIA_READABLE=1` the build is for debugging, see release.ts.
 */
import './shared/production';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'vite';
import { writeBrands } from './build/brands/write-brands';
import { chunkTable } from './build/bundle/chunk-table';
import { cutReact } from './build/bundle/cut-react/cut-react';
import { noteChunks } from './build/bundle/run-order';
import { buildEditor } from './build/editor';
import { buildEntry } from './build/entry';
import { noteShipped, writeLicences } from './build/licences';
import { buildMiddleware } from './build/server/middleware';
import { buildServer } from './build/server/server';
import { atriaCss } from './build/tables/atria-css';
import { earlyTable } from './build/tables/early-table';
import { helpVocabulary } from './build/tables/help-vocabulary';
import { type Chunks, chunksOf, loaderTable } from './build/tables/loader-table';
import { loadPlacements } from './build/tables/placements';
import { writeCms } from './build/write-cms';
import { writeDescriptions } from './build/write-descriptions';
import { writeManifest } from './build/write-manifest';

import { refusalOf } from './shared/refusal';
import { dist, isReadable, version } from './shared/release';
import { root, widgetNames } from './shared/widget-files';

async function buildLoader() {
  const chunks = JSON.parse(readFileSync(join(dist, 'chunks.json'), 'utf8')) as Chunks;
  rmSync(join(dist, 'chunks.json'));
  writeFileSync(join(dist, 'atria.css'), atriaCss(placements));
  const rows = Object.entries(placements).map(([name, placement]) => ({
    name,
    chunks: chunksOf(chunks, name),
    placement,
  }));
  const table = { __WIDGETS__: loaderTable(rows) };
  await buildEntry({ source: 'src/loader.ts', file: 'atria.js', define: table });
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

/** A classic script, not a module, so that it runs as early as possible. */
const buildTouched = () =>
  buildEntry({ source: 'src/touched.ts', file: 'atria-touched.js', define: {} });

const placements = await loadPlacements();

const from = Date.now();
const isWhole = isReadable || process.argv.includes('--full-react');
await build({
  root,
  logLevel: 'warn',
  plugins: [noteShipped(), noteChunks(), chunkTable(), isWhole ? null : cutReact()],
  define: { __EARLY__: JSON.stringify(earlyTable(placements)) },
  build: {
    ...{ outDir: dist, emptyOutDir: true },
    ...(isReadable && { minify: false, sourcemap: true }),
  },
}).catch((error) => {
  const refusal = refusalOf(error);
  if (!refusal) throw error;
  console.error(refusal);
  process.exit(1);
});
await buildLoader();
await buildHelp();
await buildRetry();
await buildTouched();
await buildServer();
await buildMiddleware();
await writeDescriptions(dist);
await writeBrands();
await writeCms(dist);
await buildEditor();
writeLicences(dist);
writeManifest();
const seconds = Math.round((Date.now() - from) / 1000);
console.log(`  ${relative(root, dist)}/: ${widgetNames().length} widgets, in ${seconds} s`);
