// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { allSteps, withShard } from '../../../scripts/test/test-steps';
import { workers } from '../../../scripts/test/workers';

describe('the tests that run at once', () => {
  it.each([
    [2, 3],
    [8, 12],
  ])('are, on %i processors, %i pages', (processors, count) => {
    expect(workers(3, 1.5, { processors, asked: undefined })).toBe(count);
  });

  it('are as many as in TEST_WORKERS', () => {
    expect(workers(3, 1.5, { processors: 8, asked: '1' })).toBe(1);
  });
});

it('a shard is a part of each runner’s tests, and all other steps', () => {
  const lines = withShard(allSteps, '--shard=1/3').map(({ command }) => command.join(' '));
  const sharded = lines.filter((line) => line.endsWith('--shard=1/3'));
  expect(sharded.map((line) => line.split(' ')[0])).toEqual(['vitest', 'playwright', 'vitest']);
  expect(lines).toContain('tsx scripts/build.ts');
  expect(withShard(allSteps, undefined)).toEqual(allSteps);
});
