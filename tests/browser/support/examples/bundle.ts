import { build, type PluginOption } from 'vite';
import { root } from '../../../../scripts/shared/widget-files';

const support = `${root}/tests/browser/support`;

/** Examples share a document, but each has a page of its own: a new store. */
const renewableStores: PluginOption = {
  name: 'renewable-stores',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'jotai/vanilla' && importer !== '\0stores' ? '\0stores' : undefined,
  load: (id) =>
    id === '\0stores'
      ? `import { createStore as make } from 'jotai/vanilla';
         import { renewable } from '${root}/tests/unit/support/renew-page';
         export * from 'jotai/vanilla';
         export const createStore = () => renewable(make);`
      : undefined,
};

/**
 * Builds a script for a page that can show every example of every widget, with the stand-in back
 * end in the page; with React's production code as `plugins` leave it.
 * @param entry another script for all examples, below `tests/browser/support`
 */
export async function examplesBundle(
  plugins: PluginOption[] = [],
  entry = 'examples/page.ts',
): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    base: './',
    logLevel: 'error',
    plugins: [renewableStores, ...plugins],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      reportCompressedSize: false,
      // The page has no other file.
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      rolldownOptions: {
        input: `${support}/${entry}`,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
        checks: { bundlerTimings: false },
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const script = 'output' in output ? output.output.find((one) => one.type === 'chunk') : undefined;
  if (!script) throw new Error('nothing was built');
  return script.code;
}
