import { join } from 'node:path';
import { build } from 'vite';
import { version } from '../shared/release';
import { root } from '../shared/widget-files';

interface Script {
  /** Path of its source from the project's root. */
  readonly source: string;
  /** Its name in the folder. */
  readonly file: string;
}

/** Builds a classic script that stands alone: Firefox takes no modules as service workers. */
const buildScript = (folder: string, { source, file }: Script) =>
  build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    // Code for pages that the worker's imports bring along has no page here.
    resolve: { conditions: ['worker', 'module', 'browser', 'production'] },
    define: {
      __RELEASE__: JSON.stringify(version),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      reportCompressedSize: false,
      chunkSizeWarningLimit: 4000,
      lib: { entry: join(root, source), formats: ['iife'], name: 'site', fileName: () => file },
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
  });

const scripts: readonly Script[] = [
  { source: 'site/worker.ts', file: 'worker.js' },
  { source: 'site/control.ts', file: 'site/control.js' },
  { source: 'site/docs.ts', file: 'site/docs.js' },
];

/** Builds what runs in the browser, and gives the files' names. */
export async function buildSiteScripts(folder: string): Promise<readonly string[]> {
  for (const script of scripts) await buildScript(folder, script);
  return scripts.map(({ file }) => file);
}
