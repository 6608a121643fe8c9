import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/widget-files';
import { browserTestsOf, isContent } from './changed';
import { type Outcome, playwrightOutcome, vitestOutcome } from './test-reports';
import { workers } from './workers';

export interface Step {
  readonly name: string;
  /** A program of an installed package (tool.ts) and its arguments. */
  readonly command: readonly [tool: string, ...args: string[]];
  /** Reads the counts of a test runner's report; a step without one counts as one test. */
  readonly count?: (report: string) => Outcome;
  /** Whether a change may concern none of its tests; otherwise a run without a test fails. */
  readonly mayBeEmpty?: boolean;
}

/**
 * Rows of steps. All rows begin together, and a row runs its steps one after the other: while one
 * waits, or has one test left, the other keeps the processors busy.
 */
export type Rows = readonly (readonly Step[])[];

export const reports = join(root, 'test-results');
export const reportOf = (name: string): string =>
  join(reports, `${name.replaceAll(' ', '-')}.json`);

const vitest = (name: string, ...args: readonly string[]): Step => ({
  name,
  command: [
    'vitest',
    ...['run', ...args, '--reporter=dot', '--reporter=json'],
    `--outputFile.json=${reportOf(name)}`,
  ],
  count: vitestOutcome,
});

const check: Step = { name: 'lint and types', command: ['tsx', 'scripts/check.ts'] };
const build: Step = { name: 'build', command: ['tsx', 'scripts/build.ts'] };
const budgets: Step = { name: 'size budgets', command: ['tsx', 'scripts/check-budgets.ts'] };

const browser = (...only: readonly string[]): Step => ({
  name: 'browser tests',
  command: ['playwright', 'test', ...only],
  count: playwrightOutcome,
});
const stories = (...only: readonly string[]): Step =>
  vitest('stories', '--config', '.storybook/vitest.config.ts', ...only);

const { storybook: line = '' } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
).scripts;
/** Ends by itself once it answers. */
const smokeTest = [...line.split(' ').slice(1), '--quiet', '--smoke-test', '--ci'];
const storybook = (isAll: boolean): Step => ({
  name: 'storybook',
  command: isAll ? ['tsx', 'scripts/try/storybook.ts'] : ['storybook', ...smokeTest],
});

/**
 * The steps of `npm test`, or of `npm run test:all`. Only budgets and browser tests read `dist`, so
 * they are behind the build in its row.
 */
export const rowsOf = (isAll: boolean): Rows => [
  [build, budgets, browser()],
  [check, vitest('unit tests'), ...(isAll ? [stories()] : []), storybook(isAll)],
];

/**
 * The tests that a change can break: the unit tests that import it, the structure tests, its
 * widgets' browser tests.
 *
 * @param ref the commit that the files differ from.
 */
export function rowsForChange(files: readonly string[], ref: string): Rows {
  const { pattern, isWide } = browserTestsOf(files);
  const isBuilt = pattern || files.some((file) => /^(scripts|cli)\//.test(file));
  // No module imports content, and most tests read it through the stand-in.
  const units = files.some(isContent)
    ? [vitest('unit tests')]
    : [
        vitest(
          'unit tests',
          ...['--changed', ref, '--passWithNoTests'],
          ...(isWide ? ['--exclude', 'tests/unit/widgets/**'] : []),
        ),
        // They find files by glob, so no import leads from a change to them.
        vitest('structure tests', 'tests/structure'),
      ];
  const told = files.filter((file) => /^(\.storybook|stories)\//.test(file));
  const isStory = (file: string) => /\.stories\.tsx$/.test(file) && existsSync(join(root, file));
  const played = told.every(isStory) ? told : [];
  return [
    [
      ...(isBuilt ? [build] : []),
      ...(pattern ? [browser('--grep', pattern, '--pass-with-no-tests')] : []),
    ],
    [check, ...units, ...(told.length > 0 ? [stories(...played), storybook(false)] : [])],
  ].map((row) => row.map((step) => ({ ...step, mayBeEmpty: true })));
}

export interface Share {
  /** Only the steps whose name contains one of them; none means all. */
  readonly words?: readonly string[];
  /** A part of each runner's tests, for one of several machines: `1/3`. */
  readonly shard?: string | undefined;
}

/** The asked steps of these rows, and the part of their tests that was asked for. */
export function shareOf(rows: Rows, { words = [], shard }: Share): Rows {
  const asked = rows.map((row) =>
    row.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word))),
  );
  const isBrowser = ({ command }: Step) => command[0] === 'playwright';
  // A selection is over before the unit tests are.
  const isBesideBrowser = asked.flat().some((step) => isBrowser(step) && !step.mayBeEmpty);
  const withShare = (step: Step): Step => {
    if (!step.count) return step;
    const part = shard ? [`--shard=${shard}`] : [];
    // Both would take all processors.
    const half = isBesideBrowser && !isBrowser(step) ? [`--maxWorkers=${workers(1, 0.5)}`] : [];
    return { ...step, command: [...step.command, ...part, ...half] };
  };
  return asked.map((row) => row.map(withShare));
}
