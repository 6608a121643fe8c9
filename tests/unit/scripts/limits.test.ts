// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const limitsWith = async (slowness: string | undefined) => {
  vi.stubEnv('TEST_SLOWNESS', slowness);
  return import('../../../scripts/test/limits');
};
beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllEnvs());

it('a limit is as many times as long as the machine is slow', async () => {
  const { limit, minutes } = await limitsWith('2.5');
  expect([limit(15_000), minutes(1)]).toEqual([37_500, 150_000]);
});

it.each(['', undefined, '0', 'slow'])('the slowness %j is measured', async (given) => {
  const { limit, slowness } = await limitsWith(given);
  expect(slowness).toBeGreaterThanOrEqual(1);
  expect(limit(15_000)).toBeGreaterThanOrEqual(15_000);
});

it('what one process has measured the next one takes over', async () => {
  const { slowness } = await limitsWith(undefined);
  expect(process.env.TEST_SLOWNESS).toBe(String(slowness));
});
