// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/shared/widget-files';

const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, 'src', file), 'utf8') }));

const uses = (what: RegExp, but: readonly string[] = []): string[] =>
  sources.flatMap(({ file, text }) =>
    [...text.matchAll(what)].flatMap(([use]) =>
      but.includes(use) ? [] : [`${file}: ${use}: not in Chrome 109, Firefox 115 or Safari 16.4`],
    ),
  );

describe('the oldest engines', () => {
  it('have every function that the sources call', () => {
    const functions = [
      /\b(URL\.(canParse|parse)|AbortSignal\.any|Promise\.(withResolvers|try)|Array\.fromAsync)\b/g,
      /\b(Object|Map)\.groupBy\b/g,
      /\.(toSorted|toReversed|toSpliced|isWellFormed|checkVisibility|setHTMLUnsafe|getHTML)\(/g,
      // But valibot's.
      /(?<!\bv)\.(union|intersection|difference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/g,
      /\.(values|keys|entries)\(\)\.(map|filter|flatMap|take|drop|some|every|find|reduce|toArray)\(/g,
      /\b(requestIdleCallback|RegExp\.escape|startViewTransition|requestClose)\b/g,
    ];
    const found = functions.flatMap((one) => uses(one));
    // Checked at run time, with another way if it is missing.
    expect(found.sort()).toEqual([
      expect.stringContaining('core/element/served/sleep.ts: requestIdleCallback'),
      expect.stringContaining('when.ts: requestIdleCallback'),
    ]);
  });

  it('have every rule of style that is more than decoration', () => {
    const styles =
      /@scope|@layer|@property|light-dark\(|field-sizing|interpolate-size|:user-(in)?valid|:open\b/g;
    expect(uses(styles)).toEqual([]);
  });

  it('show without :has() what is chosen, and the focus by a ring of its own', () => {
    const decoration = [
      ':has(:focus-visible)',
      ':has(> input:focus-visible)',
      ':has([aria-invalid])',
      // A row of cards without it shows no edge of the next one.
      ':has(> :nth-child(2)',
    ];
    const print = ':has(img)';
    expect(uses(/:has\([^)'`]+\)/g, [...decoration, print])).toEqual([
      // The check whether :has() exists.
      expect.stringContaining('core/style/root.styles.ts: :has(*)'),
    ]);
  });
});
