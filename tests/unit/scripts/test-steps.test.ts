// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { allRounds, type Step, withShard } from '../../../scripts/test/test-steps';
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

const allSteps = allRounds.flat(2);

it('a shard is a part of each runner’s tests, and all other steps', () => {
  const lines = allSteps.map((step) => withShard(step, '--shard=1/3').command.join(' '));
  const sharded = lines.filter((line) => line.endsWith('--shard=1/3'));
  expect(sharded.map((line) => line.split(' ')[0])).toEqual(['vitest', 'playwright', 'vitest']);
  expect(lines).toContain('tsx scripts/build.ts');
  expect(allSteps.map((step) => withShard(step, undefined))).toEqual(allSteps);
});

it('the build is over before the first test begins', () => {
  const roundOf = (isMeant: (step: Step) => boolean) =>
    allRounds.flatMap((round, at) => (round.flat().some(isMeant) ? [at] : []));
  const [built] = roundOf(({ name }) => name === 'build');
  const tested = roundOf(({ count }) => count !== undefined);
  expect(tested.length).toBeGreaterThan(0);
  for (const at of tested) expect(at).toBeGreaterThan(built ?? at);
});
