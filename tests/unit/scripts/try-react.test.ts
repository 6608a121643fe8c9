// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../scripts/shared/widget-files';
import { newestOf, planOf, withVersion } from '../../../scripts/try/react/plan';

describe('trying a version of React', () => {
  it('accepts a version, the browser tests to run, and whether to keep it', () => {
    expect(planOf(['19.3.2', 'header', 'search'])).toEqual({
      version: '19.3.2',
      specs: ['header', 'search'],
      isKept: false,
    });
    expect(planOf(['--keep'])).toEqual({ version: undefined, specs: [], isKept: true });
  });

  it('keeps none that did not pass all tests, and accepts only releases', () => {
    expect(() => planOf(['19.3.2', 'header', '--keep'])).toThrow('name none');
    expect(() => planOf(['19.4.0-canary'])).toThrow('is no release version');
  });

  it('takes the newest by its numbers', () => {
    expect(newestOf(['19.3.1', '19.1.10', '19.10.0', '19.2.9'])).toBe('19.10.0');
  });

  it('names the version where the build looks for it', () => {
    const code = readFileSync(join(root, 'scripts/build/bundle/cut-react/cut-react.ts'), 'utf8');
    expect(withVersion(code, '19.9.9')).toContain("const version = '19.9.9';");
    expect(() => withVersion('', '19.9.9')).toThrow('names no version');
  });
});
