import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { root } from '../shared/widget-files';
import { noteShipped } from './licences';

const source = join(root, 'cli');

/** The files that are run or found by name; the bundler splits off their shared parts. */
const entries = (): Record<string, string> =>
  Object.fromEntries(
    [
      'atria-widgets.ts',
      'render-worker.ts',
      ...readdirSync(join(source, 'commands')).map((file) => `commands/${file}`),
    ].map((file) => [file.replace(/\.ts$/, ''), join(source, file)]),
  );

/** The commands check forms but show none: controls that load late are left out. */
const noLateControls: Plugin = {
  name: 'no-late-controls',
  enforce: 'pre',
  resolveId: (id, _, { kind }) =>
    kind === 'dynamic-import' && /-control(\.tsx)?$/.test(id) ? '\0control' : null,
  load: (id) => (id === '\0control' ? 'export default null;' : null),
};

/**
 * Builds `npx atria-widgets` and its commands (`cli/commands/*.command.ts`) for Node, with all
 * imports except Node's own modules.
 *
 * @param folder the output folder.
 */
export const buildCli = (folder: string) =>
  build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [noLateControls, noteShipped()],
    resolve: { alias: { '#data-files': join(root, 'stand-in/data/reader/files.vite.ts') } },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: entries(),
        output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name].js' },
      },
    },
  });
