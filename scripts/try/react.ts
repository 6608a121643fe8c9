/**
 * `npm run try:react -- 19.3.2`: checks whether this version of React can be used; by default the
 * newest of its major. It is installed into a copy of the checkout, cut, and tested there by
 * cut-react.all.spec and all browser tests; `-- 19.3.2 header search` runs only those files. With
 * `--keep` the checkout then uses it. It needs about twenty minutes and is not part of `npm test`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '../shared/chromium';
import { asNpm } from '../shared/tool';
import { root } from '../shared/widget-files';
import { newestOf, planOf, withVersion } from './react/plan';

interface Step {
  readonly command: readonly [tool: string, ...args: string[]];
  /** The meaning of a failed command. */
  readonly means: string;
}

const said = (tool: string, ...args: string[]): string =>
  execFileSync(tool, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    ...asNpm,
  });

const inUse: string = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies
  .react;

/** The newest release of the major in use. */
const newest = (): string =>
  newestOf(
    [JSON.parse(said('npm', 'view', `react@${inUse.split('.')[0]}`, 'version', '--json'))].flat(),
  );

/** Copies the checkout, including uncommitted changes, to a folder. */
function copyTo(folder: string): void {
  const files = said('git', 'ls-files', '--cached', '--others', '--exclude-standard');
  for (const file of files.split('\n').filter((one) => one && existsSync(join(root, one))))
    cpSync(join(root, file), join(folder, file));
}

const stepsOf = (version: string, specs: readonly string[]): readonly Step[] => [
  {
    command: [
      ...(['npm', 'install', '--save-dev', '--save-exact', '--prefer-offline'] as const),
      ...[`react@${version}`, `react-dom@${version}`, '--loglevel=error'],
    ],
    means: 'it cannot be installed beside the other packages',
  },
  {
    command: ['npx', 'tsx', 'scripts/build.ts'],
    means: 'the build refuses it: a name that the build needs is missing in React, or has changed',
  },
  {
    command: [
      ...(['npx', 'vitest', 'run', 'tests/structure/delegated-events.test.ts'] as const),
      ...['cut-react', 'kept-exports'].map((name) => `tests/unit/scripts/${name}.test.ts`),
    ],
    means: 'it has other fibers, exports or events than the cut was made for',
  },
  {
    command: ['npx', 'playwright', 'test', 'cut-react.all'],
    means: 'widgets show something else when it is cut',
  },
  { command: ['npx', 'playwright', 'test', ...specs], means: 'the widgets do something else' },
];

/**
 * Runs the steps in a folder. Returns the meaning of the first failure; undefined if none failed.
 */
function firstFault(folder: string, steps: readonly Step[]): string | undefined {
  const env = { ...process.env, CHROMIUM_PATH: ensureChromium() };
  return steps.find(({ command: [tool, ...args] }) => {
    console.log(`\n== ${[tool, ...args].join(' ')}`);
    return spawnSync(tool, args, { cwd: folder, stdio: 'inherit', env, ...asNpm }).status !== 0;
  })?.means;
}

const cutting = 'scripts/build/bundle/cut-react/cut-react.ts';
const { version = newest(), specs, isKept } = planOf(process.argv.slice(2));
const folder = mkdtempSync(join(tmpdir(), 'atria-react-'));
try {
  console.log(`React ${version}, beside ${inUse} of this checkout, in ${folder}`);
  copyTo(folder);
  const code = readFileSync(join(folder, cutting), 'utf8');
  writeFileSync(join(folder, cutting), withVersion(code, version));
  const fault = firstFault(folder, stepsOf(version, specs));
  const part = specs.length > 0 ? ` as far as ${specs.join(', ')} tell` : '';
  console.log(
    fault
      ? `\nReact ${version} cannot be used: ${fault}. See docs/decisions/0012.`
      : `\nReact ${version} can be used${part}: it builds, is cut as before, and all widgets show and do the same.`,
  );
  if (fault) process.exitCode = 1;
  else if (isKept) {
    for (const file of ['package.json', 'package-lock.json', cutting])
      cpSync(join(folder, file), join(root, file));
    console.log('This checkout names it now: run npm ci, then commit.');
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
