// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/shared/widget-files';

const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).map(
  (file) => `src/${file}`,
);
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('a disabled control', () => {
  it('keeps the focus by switchedOff(): `disabled` would drop it to the page’s body [IMP-12]', () => {
    const dropping = sources
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) => {
        const text = read(file);
        // A field that the page has locked was never enabled.
        return [...text.matchAll(/\sdisabled=\{(?!field\.fixed\})/g)]
          .map(({ index }) => [...text.slice(0, index).matchAll(/<([A-Za-z]\w*)\s/g)].at(-1)?.[1])
          .filter((tag) => tag && /^[a-z]/.test(tag))
          .map((tag) => `${file}: <${tag} disabled>`);
      });
    expect(dropping).toEqual([]);
  });
});

describe('a box that a script focuses', () => {
  it('has a role and a name, which a screen reader reads there [IMP-12]', () => {
    const nameless = sources
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) =>
        [...read(file).matchAll(/<(div|span|section)\s((?:(?!<\w)[\s\S])*?)>\n/g)]
          .filter(([, , given = '']) => given.includes('tabIndex={-1}'))
          // What a status says is read without a name.
          .filter(
            ([, tag, given = '']) =>
              !given.includes('role="status"') &&
              !(
                /\saria-label(ledby)?=/.test(given) &&
                (tag === 'section' || /\srole=/.test(given))
              ),
          )
          .map(([, tag]) => `${file}: <${tag} tabIndex={-1}>`),
      );
    expect(nameless).toEqual([]);
  });
});
