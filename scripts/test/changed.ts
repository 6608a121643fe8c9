import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importedFiles, reaches } from '../shared/imports';
import { root, widgetNames } from '../shared/widget-files';
import { UsageError } from './arguments';

/**
 * The files that differ from a commit, and those git does not know yet, from the project's root.
 *
 * @param ref a commit or branch; `HEAD` for uncommitted changes
 */
export function changedFiles(ref: string): string[] {
  const known = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], {
    cwd: root,
  });
  if (known.status !== 0) throw new UsageError(`git knows no commit or branch "${ref}".`);
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

/** Files that all browser tests use. */
const isShared = (file: string): boolean =>
  /^(src\/loader\.ts|showroom\/|tests\/browser\/support\/|(playwright|vite)\.config\.ts|package-lock)/.test(
    file,
  ) ||
  (/^(stand-in|demo-host)\//.test(file) && !isContent(file) && !isRoutes(file)) ||
  shapesBundle(file);

/** What shows most of what all widgets share; `npm test` runs the rest. */
const always = ['every-example', 'element', 'loader', 'bundle'];

/** A change of more widgets counts as one of what all share. */
const mostWidgets = 16;

/** The browser tests by their names, with the text of each. */
const specs = (): { name: string; text: string }[] =>
  readdirSync(join(root, 'tests/browser')).flatMap((file) => {
    const [, name] = /^(.+?)(?:\.all)?\.spec\.ts$/.exec(file) ?? [];
    return name ? { name, text: textOf(`tests/browser/${file}`) } : [];
  });

/** Whether a test opens a site of the demo: `siteOf('sibylla.')`, and `shop` for the shop. */
const opens = (text: string, site: string): boolean =>
  text.includes(`'${site}.'`) ||
  (site === 'lihakauppa' && /\bshop\b[^;]* from '\.\/support\/sites'/.test(text));

export interface BrowserTests {
  /** A pattern for the titles and files of the tests; undefined if there are none. */
  readonly pattern: string | undefined;
  /** Whether they are a selection: what all widgets share has changed. */
  readonly isWide: boolean;
}

/**
 * The browser tests for these files: those of the widgets that include them, or whose calls they
 * answer, those named like a file, its folder or a word of such a widget's name, and those that open
 * a site with changed content.
 */
export function browserTestsOf(files: readonly string[]): BrowserTests {
  const wordsOf = (some: readonly string[]) => some.flatMap((file) => file.split(/[/.]/));
  const words = wordsOf(
    files.filter((file) =>
      /^(src|editor|site|scripts|cli|stand-in|demo-host|tests\/browser)\//.test(file),
    ),
  );
  const sites = wordsOf(files.filter(isContent));
  const widgets = touchedWidgets([...files, ...files.filter(isRoutes).flatMap(callsOf)]);
  const isWide = files.some(isShared) || widgets.length > mostWidgets;
  if (!isWide) words.push(...widgets.flatMap((widget) => widget.split('-')));
  const called = specs()
    .filter(
      ({ name, text }) =>
        words.includes(name) ||
        sites.some((site) => opens(text, site)) ||
        (isWide && always.includes(name)),
    )
    .map(({ name }) => `${name}(\\.all)?\\.spec`);
  const names = [...called, ...(isWide ? [] : widgets)];
  const pattern = names.length > 0 ? `(^|[\\s/-])(${names.join('|')})(?![\\w-])` : undefined;
  return { pattern, isWide };
}
