/** Builds `dist/`: widgets and shared chunks, the loader that knows them, and what describes them. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { type Chunks, loaderTable } from './loader-table';
import { root, widgetNames } from './widget-files';
import { writeDescriptions } from './write-descriptions';
import { writeManifest } from './write-manifest';

const dist = join(root, 'dist');

async function buildLoader(chunks: Chunks) {
  const { shared, widgets } = await loaderTable(chunks);
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { __SHARED__: JSON.stringify(shared), __WIDGETS__: JSON.stringify(widgets) },
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'es2022',
      reportCompressedSize: false,
      // As a library, so that Vite's own preload helper stays out; ours is a tenth of it.
      lib: { entry: join(root, 'src/loader.ts'), formats: ['es'], fileName: () => 'atria.js' },
      rolldownOptions: {
        output: {
          comments: false,
          minify: { compress: true, mangle: true, codegen: { removeWhitespace: true } },
        },
      },
    },
  });
}

await build({ root, logLevel: 'warn' });
const chunks = JSON.parse(readFileSync(join(dist, 'chunks.json'), 'utf8')) as Chunks;
rmSync(join(dist, 'chunks.json'));
await buildLoader(chunks);
await writeDescriptions(dist);
writeManifest(dist);
console.log(`dist/ built: ${widgetNames().length} widgets`);
