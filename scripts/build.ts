/** Builds `dist/`: widgets and shared chunks, the loader that knows them, and what describes them. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Placement } from '../src/core/element/placement';
import type { Entry } from '../src/loader';
import { root, widgetFile, widgetNames } from './widget-files';
import { writeDescriptions } from './write-descriptions';
import { writeManifest } from './write-manifest';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
}
type Chunks = Readonly<Record<string, Chunk>>;

const dist = join(root, 'dist');

/** The shared chunks an entry imports, also through others, without the entry itself. */
function sharedOf(chunks: Chunks, key: string, seen = new Set<string>()): Set<string> {
  for (const next of chunks[key]?.imports ?? []) {
    if (seen.has(next)) continue;
    seen.add(next);
    sharedOf(chunks, next, seen);
  }
  return seen;
}

async function placementOf(name: string): Promise<Placement | undefined> {
  const file = widgetFile(name, 'placement');
  if (!existsSync(file)) return undefined;
  return ((await import(pathToFileURL(file).href)) as { placement: Placement }).placement;
}

const chunkName = (file: string): string => file.replace(/^chunks\/|\.js$/g, '');

/** What the loader is told of the build: see src/loader.ts. */
async function tableOf(chunks: Chunks) {
  const shared: string[] = [];
  const widgets: Record<string, Entry> = {};
  for (const name of widgetNames()) {
    const key = `src/widgets/${name}/${name}.widget.ts`;
    const entry = chunks[key];
    if (!entry) throw new Error(`no chunk for ${key}`);
    const indexes = [...sharedOf(chunks, key)].map((one) => {
      const file = chunkName(chunks[one]?.file ?? '');
      if (!shared.includes(file)) shared.push(file);
      return shared.indexOf(file);
    });
    const hash = entry.file.slice(`widgets/${name}-`.length, -'.js'.length);
    const placement = await placementOf(name);
    widgets[name] = placement ? [hash, indexes, placement] : [hash, indexes];
  }
  return { shared, widgets };
}

async function buildLoader(chunks: Chunks) {
  const { shared, widgets } = await tableOf(chunks);
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
      lib: { entry: join(root, 'src/loader.ts'), formats: ['es'], fileName: () => 'atria.js' },
      minify: true,
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
