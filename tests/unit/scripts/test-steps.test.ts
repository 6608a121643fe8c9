// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../../scripts/test/run-steps';
import { type Rows, rowsForChange, rowsOf, shareOf } from '../../../scripts/test/test-steps';
import { workers } from '../../../scripts/test/workers';

describe('the tests that run at once', () => {
  it.each([
    [2, 3],
    [8, 12],
  ])('are, on %i processors, %i pages', (processors, count) => {
    expect(workers(3, 1.5, { processors, asked: '' })).toBe(count);
  });

  it('are as many as in TEST_WORKERS', () => {
    expect(workers(3, 1.5, { processors: 8, asked: '1' })).toBe(1);
  });
});

const linesOf = (rows: Rows): string[] => rows.flat().map(({ command }) => command.join(' '));
const namesOf = (rows: Rows): string[] => rows.flat().map(({ name }) => name);

it('a shard is a part of each runner’s tests, and all other steps', () => {
  const lines = linesOf(shareOf(rowsOf(false), { shard: '1/3' }));
  const sharded = lines.filter((line) => line.includes('--shard=1/3'));
  expect(sharded.map((line) => line.split(' ')[0])).toEqual(['playwright', 'vitest']);
  expect(lines).toContain('tsx scripts/build.ts');
});

it('a word chooses the steps whose name contains it', () => {
  const chosen = shareOf(rowsOf(true), { words: ['unit', 'build'] });
  expect(namesOf(chosen)).toEqual(['build', 'unit tests']);
});

it('unit tests have half of the processors beside all browser tests, otherwise all of them', () => {
  const isHalf = (rows: Rows, words: readonly string[] = []) =>
    linesOf(shareOf(rows, { words })).some((line) => /^vitest .*--maxWorkers/.test(line));
  expect(isHalf(rowsOf(false))).toBe(true);
  expect(isHalf(rowsOf(false), ['unit'])).toBe(false);
  expect(isHalf(rowsForChange(['src/widgets/counter/counter.tsx'], 'HEAD'))).toBe(false);
});

it.each([false, true])(
  'what reads the build is behind it in its row, of all steps: %s',
  (isAll) => {
    const [built] = rowsOf(isAll);
    expect(built?.map(({ name }) => name)).toEqual(['build', 'size budgets', 'browser tests']);
  },
);

describe('the steps for a change', () => {
  const rows = (...files: string[]) => rowsForChange(files, 'HEAD');
  const lineOf = (name: string, ...files: string[]): string =>
    rows(...files)
      .flat()
      .find((step) => step.name === name)
      ?.command.join(' ') ?? '';

  it('are, of a page of documentation, lint and the tests that read files', () => {
    const steps = ['lint and types', 'unit tests', 'structure tests'];
    expect(namesOf(rows('docs/api.md'))).toEqual(steps);
  });

  it('include its browser tests after a build', () => {
    const [first] = rows('src/widgets/counter/counter.tsx');
    expect(first?.map(({ name }) => name)).toEqual(['build', 'browser tests']);
    expect(lineOf('browser tests', 'src/widgets/counter/counter.tsx')).toContain('counter');
  });

  it('leave out the widgets’ unit tests if all of them share it', () => {
    expect(lineOf('unit tests', 'src/core/element/reading/values.ts')).toContain('--exclude');
    expect(lineOf('unit tests', 'src/widgets/counter/counter.tsx')).not.toContain('--exclude');
  });

  it('are all unit tests for content, which no module imports', () => {
    expect(lineOf('unit tests', 'stand-in/data/facts.tsv')).not.toContain('--changed');
  });

  it('play the changed stories, or all if what they share has changed', () => {
    const story = 'stories/card-grid.stories.tsx';
    expect(lineOf('stories', story)).toContain(story);
    expect(lineOf('stories', story, 'stories/support/typing.ts')).not.toContain(story);
    expect(lineOf('storybook', story)).toContain('--smoke-test');
  });
});

describe('a step', () => {
  const counted = { name: 'unit', command: ['vitest'], count: JSON.parse } as const;
  const plain = { name: 'build', command: ['tsx'] } as const;
  const passed = JSON.stringify({ passed: 2, failures: [] });
  const failed = JSON.stringify({ passed: 1, failures: ['a › b'] });
  const nothing = JSON.stringify({ passed: 0, failures: [] });

  it.each([
    ['with its tests', counted, 0, passed, 2, []],
    ['with its failed tests', counted, 1, failed, 1, ['a › b']],
    ['that ends with an error', counted, 1, passed, 2, ['unit: ended before its tests did']],
    ['that is ended', counted, null, undefined, 0, ['unit: ended before its tests did']],
    ['without a report', counted, 0, undefined, 0, ['unit: no test ran']],
    ['without a test', counted, 0, nothing, 0, ['unit: no test ran']],
    ['that may be empty', { ...counted, mayBeEmpty: true }, 0, nothing, 0, []],
    ['of another program', plain, 0, undefined, 1, []],
    ['of another program that fails', plain, 2, undefined, 0, ['build: see above']],
  ] as const)('%s counts so', (_, step, status, report, count, failures) => {
    expect(outcomeOf(step, status, report)).toEqual({ passed: count, failures });
  });
});
