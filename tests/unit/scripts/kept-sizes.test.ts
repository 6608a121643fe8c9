// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { keepSizes, sizesBefore, stepFrom } from '../../../scripts/release/kept-sizes';

const folder = mkdtempSync(join(tmpdir(), 'atria-sizes-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('sizes are compared with those of the last release before', () => {
  const sizes = { 'widget header': 7000 };
  expect(sizesBefore('1.0.0', folder)).toBe(undefined);
  for (const version of ['1.0.0', '1.10.0', '1.9.0', '2.0.0']) keepSizes(version, sizes, folder);
  expect(sizesBefore('1.0.0', folder)).toBe(undefined);
  expect(sizesBefore('2.0.0', folder)).toEqual({ version: '1.10.0', sizes });
});

it.each([
  [undefined, 12, 'new'],
  [10, 12, '+2'],
  [12, 10, '-2'],
  [12, 12, '0'],
])('%s bytes before and %s now are %s', (before, now, step) => {
  expect(stepFrom(before, now)).toBe(step);
});
