import { join } from 'node:path';
import { build } from 'vite';
import { root } from './widget-files';

/** The command of the package, which runs on plain Node: one file, with all it needs in it. */
export const buildCli = (folder = join(root, 'dist/bin')) =>
  build({
    root,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'scripts/cli/atria-widgets.ts'),
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      reportCompressedSize: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: {
          entryFileNames: 'atria-widgets.mjs',
          codeSplitting: false,
          banner: '#!/usr/bin/env node',
        },
      },
    },
  });
