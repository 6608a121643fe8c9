import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { root } from '../../../scripts/shared/widget-files';

const id = join(root, 'tests/browser/app.js');

/** A module with this code, in a place where packages are found. */
const module = (code: string): Plugin => ({
  name: 'module',
  enforce: 'pre',
  resolveId: (source) => (source === id ? id : null),
  load: (path) => (path === id ? code : null),
});

/**
 * The script of an app with this code, as a bundler makes it. Nothing is written: a second run of
 * the tests empties the folder for results, which the first may need.
 */
export async function bundled(code: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [module(code)],
    build: {
      write: false,
      minify: false,
      lib: { entry: id, formats: ['es'], fileName: 'app' },
      // The page has no other file.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  return output[0].code;
}
