import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importedFiles, reaches } from '../shared/imports';
import { root, widgetNames } from '../shared/widget-files';

/**
 * The files that differ from a commit, and those git does not know yet, from the project's root.
 *
 * @param ref a commit or branch; `HEAD` for uncommitted changes
 */
export function changedFiles(ref: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...git('diff', '--name-only', '--relative', ref),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The widgets that include one of these files. */
export function touchedWidgets(files: readonly string[]): string[] {
  const changed = new Set(files);
  return widgetNames().filter(
    (name) =>
      files.some((file) => file.startsWith(`src/widgets/${name}/`)) ||
      ['widget', 'examples'].some((role) =>
        reaches(`src/widgets/${name}/${name}.${role}.ts`, changed),
      ),
  );
}

/** Texts of the demo sites: no module imports them, so imports do not lead to their tests. */
export const isContent = (file: string): boolean =>
  /^(stand-in\/data|demo-host\/pages)\/.+\.(html|md|tsv)$/.test(file);

// The routes of the stand-in are found by glob. Each answers the calls of files it imports.
const isRoutes = (file: string): boolean => /^stand-in\/api\/.+-routes\.ts$/.test(file);
const callsOf = (routes: string): readonly string[] =>
  existsSync(join(root, routes))
    ? importedFiles(routes).filter((file) => /define(Form)?Call/.test(textOf(file)))
    : [];

/** Whether a script affects the built code; scripts that only describe it do not. */
const shapesBundle = (file: string): boolean =>
  /^scripts\/(?!describe\/|build\/(cms\/|write-(cms|descriptions|manifest)|licences|sizes))/.test(
    file,
  ) && ['vite.config.ts', 'scripts/build.ts'].some((entry) => reaches(entry, new Set([file])));

/** Files that every browser test uses. */
const isShared = (file: string): boolean =>
  /^(src\/loader\.ts|showroom\/|tests\/browser\/support\/|(playwright|vite)\.config\.ts|package-lock)/.test(
    file,
  ) ||
  (/^(stand-in|demo-host)\//.test(file) && !isContent(file) && !isRoutes(file)) ||
  shapesBundle(file);

const specs = (): string[] =>
  readdirSync(join(root, 'tests/browser')).flatMap(
    (file) => /^(.+)\.spec\.ts$/.exec(file)?.[1] ?? [],
  );

/** Whether a browser test opens one of these sites by its name. */
const opens = (spec: string, sites: readonly string[]): boolean =>
  sites.some((site) => textOf(`tests/browser/${spec}.spec.ts`).includes(`${site}.localhost`));

/**
 * A pattern for the titles and files of the browser tests for these files; none matches nothing.
 * Beside the tests of the widgets that include them, or whose calls they answer, it matches those
 * named like a file or its folder, and those that open a site with changed content.
 */
export function browserTestsOf(files: readonly string[]): string | undefined {
  if (files.some(isShared)) return '.';
  const wordsOf = (some: readonly string[]) => some.flatMap((file) => file.split(/[/.]/));
  const words = wordsOf(
    files.filter((file) => /^(src|editor|site|cli|stand-in|demo-host|tests\/browser)\//.test(file)),
  );
  const sites = wordsOf(files.filter(isContent));
  const called = specs().filter((spec) => words.includes(spec) || opens(spec, sites));
  const widgets = touchedWidgets([...files, ...files.filter(isRoutes).flatMap(callsOf)]);
  const names = [...called.map((spec) => `${spec}\\.spec`), ...widgets];
  return names.length > 0 ? `(^|[\\s/-])(${names.join('|')})(?![\\w-])` : undefined;
}
