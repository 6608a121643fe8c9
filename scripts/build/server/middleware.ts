import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { dist } from '../../shared/release';
import { root } from '../../shared/widget-files';
import { middlewareDeclarations } from './middleware-declarations';

/** The renderer is the file beside it. */
const besideServer: Plugin = {
  name: 'beside-server',
  enforce: 'pre',
  resolveId: (id) => (id === './server' ? { id: './server.js', external: true } : null),
};

/** Builds `middleware.js`, by which hosts that answer in JavaScript render their pages. */
export async function buildMiddleware(): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [besideServer],
    ssr: { target: 'webworker' },
    build: {
      ssr: true,
      outDir: dist,
      emptyOutDir: false,
      target: 'es2022',
      minify: true,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: { middleware: join(root, 'src/server/middleware.ts') },
        output: { entryFileNames: '[name].js', codeSplitting: false, comments: false },
      },
    },
  });
  writeFileSync(join(dist, 'middleware.d.ts'), middlewareDeclarations);
}
