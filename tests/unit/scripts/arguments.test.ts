// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readArguments, UsageError } from '../../../scripts/test/arguments';
import { leftOut, runnerOf } from '../../../scripts/test/rings';

const steps = ['build', 'unit tests', 'browser tests'];
const nothing = { isAll: false, since: undefined, shard: undefined, words: [] };

describe('the arguments of npm test', () => {
  it.each([
    ['', nothing],
    ['unit', { ...nothing, words: ['unit'] }],
    ['unit build', { ...nothing, words: ['unit', 'build'] }],
    ['--all', { ...nothing, isAll: true }],
    ['--all --shard=2/3 unit', { ...nothing, isAll: true, shard: '2/3', words: ['unit'] }],
    ['--shard 1/3', { ...nothing, shard: '1/3' }],
    ['--changed', { ...nothing, since: 'HEAD' }],
    ['--changed=main', { ...nothing, since: 'main' }],
    ['--changed unit', { ...nothing, since: 'HEAD', words: ['unit'] }],
    ['--changed=HEAD~2 --shard=1/1', { ...nothing, since: 'HEAD~2', shard: '1/1' }],
  ])('“%s” are understood', (typed, asked) => {
    expect(readArguments(typed.split(' ').filter(Boolean), steps)).toEqual(asked);
  });

  it.each([
    ['brower', 'No step is called "brower"'],
    ['unit brower', 'No step is called "brower"'],
    ['--changed main', 'A commit is written as --changed=main'],
    ['--changed=', '--changed= lacks'],
    ['--shard', '--shard takes a part'],
    ['--shard=', '--shard takes a part'],
    ['--shard=3', '--shard takes a part, such as 1/3, not "3"'],
    ['--shard=0/3', '--shard takes a part'],
    ['--shard=4/3', '--shard takes a part'],
    ['--shard --changed', '--shard takes a part'],
    ['--all=yes', '--all takes no value'],
    ['--all --changed', 'exclude each other'],
    ['--al', 'There is no option --al'],
    ['-u', 'There is no option -u'],
  ])('“%s” are refused, with what is possible', (typed, why) => {
    const read = () => readArguments(typed.split(' '), steps);
    expect(read).toThrow(UsageError);
    expect(read).toThrow(why);
    expect(read).toThrow('Steps: build, unit tests, browser tests');
  });
});

describe('a file of the second ring', () => {
  const ofSecond = ['**/*.all.{test,spec}.*'];

  it.each([
    ['', [], ofSecond],
    ['', ['run', 'tests/unit/scripts'], ofSecond],
    ['all', [], []],
    ['changed', [], []],
    ['', ['run', 'tests/unit/scripts/commands.all.test.ts'], []],
    ['', ['test', 'site.all'], []],
  ])('is left out in the ring %j of a run %j unless it is asked for', (ring, asked, left) => {
    expect(leftOut(ring, asked)).toEqual(left);
  });
});

it.each([
  ['tests/unit/widgets/cart.test.tsx', 'vitest'],
  ['tests/unit/scripts/commands.all.test.ts', 'vitest'],
  ['tests/structure/house.test.ts', 'vitest'],
  ['tests/browser/site.all.spec.ts', 'playwright'],
  ['tests/browser/support/test.ts', undefined],
  ['tests/browser/cart.test.ts', undefined],
  ['tests/unit/cart.spec.ts', undefined],
  ['tests/engines/cart.test.ts', undefined],
])('%s is run by %s', (file, runner) => {
  expect(runnerOf(file)).toBe(runner);
});
