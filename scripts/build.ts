/** Builds `dist/`: widgets and shared chunks, the loader that knows them, and what describes them. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { type Chunks, loaderTable } from './loader-table';
import { root, widgetNames } from './widget-files';
import { writeDescriptions } from './write-descriptions';
import { writeManifest } from './write-manifest';

const dist = join(root, 'dist');

/**
 * Ends the widgets' file names in one hash of all their code, which the loader holds once. They
 * are small: that a change of one gives all another address costs a visitor next to nothing.
 */
function nameRelease(): string {
  const folder = join(dist, 'widgets');
  const files = readdirSync(folder).sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  const release = hash.digest('base64url').replace(/[-_]/g, '').slice(0, 8);
  for (const file of files)
    renameSync(join(folder, file), join(folder, file.replace('.js', `-${release}.js`)));
  return release;
}

async function buildLoader(chunks: Chunks, release: string) {
  const { shared, widgets } = await loaderTable(chunks);
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: {
      __SHARED__: JSON.stringify(shared),
      __WIDGETS__: JSON.stringify(widgets),
      __RELEASE__: JSON.stringify(release),
    },
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
await buildLoader(chunks, nameRelease());
await writeDescriptions(dist);
writeManifest(dist);
console.log(`dist/ built: ${widgetNames().length} widgets`);
