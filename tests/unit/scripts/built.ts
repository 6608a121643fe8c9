import { build, type Plugin, type PluginOption } from 'vite';
import { root } from '../../../scripts/shared/widget-files';

/** A module with this code, in a place where React is found. */
const entry = (code: string): Plugin => ({
  name: 'entry',
  enforce: 'pre',
  resolveId: (id) => (id === 'entry' ? `${root}/src/entry.js` : null),
  load: (id) => (id === `${root}/src/entry.js` ? code : null),
});

/** Builds a module of these sources with some of the build's plugins. Returns the script's code. */
export async function built(code: string, plugin: PluginOption): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [entry(code), plugin],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in result)) throw new Error('not one build');
  return result.output.flatMap((one) => (one.type === 'chunk' ? [one.code] : [])).join();
}
