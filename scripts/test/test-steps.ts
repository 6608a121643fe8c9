import { join } from 'node:path';
import { root } from '../shared/widget-files';
import { type Outcome, playwrightOutcome, vitestOutcome } from './test-reports';

export interface Step {
  readonly name: string;
  /** A program of an installed package (tool.ts) and its arguments. */
  readonly command: readonly [tool: string, ...args: string[]];
  /** Reads the counts of a test runner's report; a step without one counts as one test. */
  readonly count?: (report: string) => Outcome;
  /** Whether all its tests share one browser: the run ends if the machine ends that. */
  readonly hasOneBrowser?: boolean;
}

export const reports = join(root, 'test-results');
export const reportOf = (name: string): string =>
  join(reports, `${name.replaceAll(' ', '-')}.json`);

export const unit = (name: string, ...only: string[]): Step => ({
  name,
  command: [
    'vitest',
    ...['run', ...only, '--reporter=dot', '--reporter=json'],
    `--outputFile.json=${reportOf(name)}`,
  ],
  count: vitestOutcome,
});
export const check: Step = { name: 'lint and types', command: ['tsx', 'scripts/check.ts'] };
export const build: Step = { name: 'build', command: ['tsx', 'scripts/build.ts'] };
export const browser = (...only: string[]): Step => ({
  name: 'browser tests',
  command: ['playwright', 'test', ...only],
  count: playwrightOutcome,
});

export const stories: Step = {
  ...unit('stories', '--config', '.storybook/vitest.config.ts'),
  hasOneBrowser: true,
};
export const storybook: Step = { name: 'storybook', command: ['tsx', 'scripts/try/storybook.ts'] };

/** The step of one of several machines: each runner has its share of the tests (`--shard=1/3`). */
export function withShard(step: Step, shard: string | undefined): Step {
  const [tool, ...args] = step.command;
  return shard && step.count ? { ...step, command: [tool, ...args, shard] } : step;
}

/**
 * Rows that begin together. A row runs its steps one after the other. A step that keeps one
 * processor busy has another row beside it. No test reads `dist` while it is built.
 */
export type Round = readonly (readonly Step[])[];

/** The rounds of `npm test`, in order. */
export const allRounds: readonly Round[] = [
  [[check], [build, { name: 'size budgets', command: ['tsx', 'scripts/check-budgets.ts'] }]],
  [[unit('unit tests')]],
  [[browser()], [stories, storybook]],
];
