// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { licenceOf, packageOf } from '../../../scripts/build/licences';

let folder = '';
const pack = (about: object, file?: string) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'x', version: '1', ...about }),
  );
  if (file) writeFileSync(join(folder, file), 'The words.\n');
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atria-licence-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the licence of a package that is shipped', () => {
  it('is its name, its version and its text', () => {
    pack({ license: 'OFL-1.1' }, 'LICENSE.md');
    expect(licenceOf(folder)).toBe('x 1 (OFL-1.1)\n\nThe words.');
  });

  it('stops the build if nobody has allowed to ship it', () => {
    pack({ license: 'GPL-3.0' }, 'LICENSE');
    expect(() => licenceOf(folder)).toThrow('x is under GPL-3.0: may it be shipped?');
    pack({}, 'LICENSE');
    expect(() => licenceOf(folder)).toThrow('x is under undefined');
  });

  it('has the text of MIT with its author if the package includes no file', () => {
    pack({ license: 'MIT', author: 'Ann Author <ann@example.org>' });
    expect(licenceOf(folder)).toContain('Copyright (c) Ann Author\n');
    pack({ license: 'Apache-2.0' });
    expect(() => licenceOf(folder)).toThrow('includes no text');
  });
});

it('finds the package of a file, of a scope and inside another, and none of ours', () => {
  expect(packageOf('/a/node_modules/@r2wc/core/dist/x.js')).toBe('/a/node_modules/@r2wc/core');
  expect(packageOf('/a/node_modules/x/node_modules/y/z.js')).toBe(
    '/a/node_modules/x/node_modules/y',
  );
  expect(packageOf('/a/src/core/x.ts')).toBeUndefined();
});
