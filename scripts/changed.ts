import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root, widgetNames } from './widget-files';

/**
 * The files that differ from a commit, and those git does not know yet, from the project's root.
 *
 * @param ref a commit or branch; `HEAD` for what is not committed
 */
export function changedFiles(ref: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...git('diff', '--name-only', '--relative', ref),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

const imports = new Map<string, readonly string[]>();

/** The files a module imports, now or late, from the project's root. */
function importsOf(file: string): readonly string[] {
  const known = imports.get(file) ?? readImports(file);
  imports.set(file, known);
  return known;
}

function readImports(file: string): string[] {
  const targets = readFileSync(join(root, file), 'utf8').matchAll(
    /(?:from\s+|import\(\s*|import\s+)'(\.[^']+)'/g,
  );
  return [...targets].flatMap(([, target = '']) => {
    const path = resolve(root, dirname(file), target);
    const found = [`${path}.ts`, `${path}.tsx`, path].find(existsSync);
    return found ? [relative(root, found)] : [];
  });
}

function reaches(file: string, changed: ReadonlySet<string>, seen = new Set<string>()): boolean {
  if (changed.has(file)) return true;
  if (seen.has(file) || !/\.tsx?$/.test(file)) return false;
  seen.add(file);
  return importsOf(file).some((one) => reaches(one, changed, seen));
}

/** The widgets that one of these files is part of. */
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

// What every browser test goes through.
const shared =
  /^(src\/loader\.ts|demo-host\/|showroom\/|tests\/browser\/support\/|(playwright|vite)\.config\.ts|scripts\/chunk-groups|package-lock)/;

const specs = (): string[] =>
  readdirSync(join(root, 'tests/browser')).flatMap(
    (file) => /^(.+)\.spec\.ts$/.exec(file)?.[1] ?? [],
  );

/**
 * What the titles and files of the browser tests for these files match; none matches nothing.
 * Beside those of the widgets they are part of these are the tests called as a file or its folder.
 */
export function browserTestsOf(files: readonly string[]): string | undefined {
  if (files.some((file) => shared.test(file))) return '.';
  const words = files
    .filter((file) => /^(src|editor|tests\/browser)\//.test(file))
    .flatMap((file) => file.split(/[/.]/));
  const called = specs().filter((spec) => words.includes(spec));
  const names = [...called.map((spec) => `${spec}\\.spec`), ...touchedWidgets(files)];
  return names.length > 0 ? `(^|[\\s/-])(${names.join('|')})(?![\\w-])` : undefined;
}
