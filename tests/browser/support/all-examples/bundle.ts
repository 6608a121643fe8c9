import { build, type PluginOption } from 'vite';
import { root } from '../../../../scripts/widget-files';

/**
 * Builds a script for a page that can show every example of every widget, with the stand-in back
 * end in the page; with React's production code as `plugins` leave it.
 */
export async function examplesBundle(plugins: PluginOption[] = []): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      reportCompressedSize: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: `${root}/tests/browser/support/all-examples/page.ts`,
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
