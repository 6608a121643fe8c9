import { existsSync } from 'node:fs';
import { widgetFile } from '../shared/widget-files.ts';

/** The scripts of a release that are one file of `src` each. */
const scripts: Readonly<Record<string, string>> = {
  'atria-early.js': '/src/early.ts',
  'atria-help.js': '/src/help/help.ts',
  'atria-retry.js': '/src/retry.ts',
  'atria-waiting.js': '/src/waiting.ts',
};

/**
 * The script that stands in development for a file of a release: it imports the source that the
 * build makes the file of. A chunk is empty: a page fetches it ahead of time, and here each source
 * imports what it needs by itself.
 *
 * @param file its path in the release.
 * @returns undefined for what only the build writes.
 */
export function scriptFor(file: string): string | undefined {
  const source = scripts[file];
  if (source) return `export * from '${source}';`;
  const [, widget] = /^widgets\/([a-z\d-]+)\.js$/.exec(file) ?? [];
  if (widget && existsSync(widgetFile(widget, 'widget')))
    return `export * from '/src/widgets/${widget}/${widget}.widget.ts';`;
  return /^(core|runtime)\.js$|^chunks\/[\w-]+\.js$/.test(file) ? 'export {};' : undefined;
}

/**
 * A module's code with what the build would have told it. It stands in the first line, so that each
 * line keeps its number.
 */
export const withConstants = (code: string, constants: Readonly<Record<string, unknown>>): string =>
  [
    ...Object.entries(constants).map(
      ([name, value]) => `const ${name} = ${JSON.stringify(value)};`,
    ),
    code,
  ].join(' ');

/** The loader's code with what has to run before any view: React refresh refuses to come after. */
export const withRefresh = (code: string): string =>
  `import '/@vite/client'; import '@vitejs/plugin-react/preamble'; ${code}`;
