import { existsSync } from 'node:fs';
import { widgetFile } from '../shared/widget-files.ts';

/** The scripts of a release that come from one file of `src` each. */
const scripts: Readonly<Record<string, string>> = {
  'atria-early.js': '/src/early.ts',
  'atria-help.js': '/src/help/help.ts',
  'atria-retry.js': '/src/retry.ts',
};

/**
 * The script that replaces a file of a release in development: it imports the source that the build
 * makes the file of. A chunk is empty: a page preloads it, and here each source imports what it
 * needs.
 *
 * @param file its path in the release.
 * @returns undefined for files that only the build writes.
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
 * A module's code with the build's constants. They are in the first line, so that each line keeps
 * its number.
 */
export const withConstants = (code: string, constants: Readonly<Record<string, unknown>>): string =>
  [
    ...Object.entries(constants).map(
      ([name, value]) => `const ${name} = ${JSON.stringify(value)};`,
    ),
    code,
  ].join(' ');

/** The loader's code after what must run before any view: React refresh cannot start later. */
export const withRefresh = (code: string): string =>
  `import '/@vite/client'; import '@vitejs/plugin-react/preamble'; ${code}`;
