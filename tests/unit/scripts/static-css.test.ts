// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { staticCss } from '../../../scripts/build/bundle/static-css';
import { root } from '../../../scripts/shared/widget-files';
import { expectFaults } from '../support/expect-faults';

// A src of its own: others read the project's while this one builds.
let folder: string;
beforeEach(() => {
  mkdirSync(join(root, 'test-results'), { recursive: true });
  folder = mkdtempSync(join(root, 'test-results/style-'));
  mkdirSync(join(folder, 'src'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function built(code: string): Promise<string> {
  const entry = join(folder, 'src/probe.styles.ts');
  writeFileSync(entry, code.replace('../css', join(root, 'src/core/style/css')));
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [staticCss({ only: entry })],
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  });
  const [output] = Array.isArray(result) ? result : [];
  return output?.output.map((one) => ('code' in one ? one.code : '')).join('') ?? '';
}

describe('a style call', () => {
  it('is made at build time: only its rule is shipped', async () => {
    const code = await built(
      `import { css } from '../css'; export const red = css({ color: 'red' });`,
    );
    expect(code).toMatch(/\{color:red;?\}/);
    expect(code).not.toContain('emotion');
  });

  it.each([
    [
      'made twice with other rules',
      `import { css } from '../css'; const size = (n: number) => css({ inlineSize: n });
       export const all = [size(1), size(2)];`,
      /made more than once/,
    ],
    [
      'that only runs later',
      `import { css } from '../css'; export const later = () => css({ color: 'red' });`,
      /not at module level/,
    ],
    [
      'under another name',
      `import { css as style } from '../css'; export const red = style({ color: 'red' });`,
      /by its own name/,
    ],
    [
      'of a whole module',
      `import * as s from '../css'; export const red = s.css({ color: 'red' });`,
      /by name, not as "s"/,
    ],
    [
      'handed on',
      `import { css } from '../css'; export const all = [{ color: 'red' }].map(css);`,
      /do not pass it on/,
    ],
  ])('%s fails the build with a message', async (_, code, why) => {
    // Vite reports it, too.
    expectFaults();
    await expect(built(code)).rejects.toThrow(why);
  });

  it('by the whole file name is replaced too', async () => {
    const code = await built(
      `import { css } from '../css.ts'; export const red = css({ color: 'red' });`,
    );
    expect(code).not.toContain('emotion');
  });
});
