import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { root } from '../../../scripts/shared/widget-files';

/** The files of `tests/browser/frameworks`, with the entry of each app. */
const entries = {
  'React 19': 'react/app.jsx',
  'React 18': 'react/app.jsx',
  'Vue 3': 'vue/app.js',
  'Svelte 5': 'svelte/app.js',
  Angular: 'angular/app.ts',
};
export type Framework = keyof typeof entries;
export const frameworks = Object.keys(entries) as Framework[];

const isCustomElement = (tag: string) => tag.startsWith('atria-');

/**
 * Compiles a single-file component as the frameworks' own plugins do, as far as the apps here need.
 * A compiler is large, and most apps need none.
 */
const components: Plugin = {
  name: 'components',
  async load(id) {
    if (id.endsWith('.vue')) {
      const { compileScript, parse } = await import('vue/compiler-sfc');
      const { descriptor } = parse(readFileSync(id, 'utf8'));
      const templateOptions = { compilerOptions: { isCustomElement } };
      const { content } = compileScript(descriptor, { id, inlineTemplate: true, templateOptions });
      return { code: content, moduleType: 'ts' };
    }
    if (id.endsWith('.svelte')) {
      const { compile } = await import('svelte/compiler');
      return compile(readFileSync(id, 'utf8'), { filename: id, generate: 'client' }).js.code;
    }
    return null;
  },
};

/** The script of an app, bundled as its developers would for their visitors. */
export async function frameworkApp(framework: Framework): Promise<string> {
  const is18 = framework === 'React 18';
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [components],
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { decorator: { legacy: true }, jsx: { runtime: 'automatic' } },
    resolve: {
      conditions: ['svelte', 'browser', 'module', 'production'],
      alias: is18
        ? [{ find: /^(react|react-dom|\.\/recipe-list)(?=$|\/)/, replacement: '$1-18' }]
        : [],
    },
    build: {
      write: false,
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: join(root, 'tests/browser/frameworks', entries[framework]),
      },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return output[0].code;
}
