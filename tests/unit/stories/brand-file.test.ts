// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../scripts/shared/widget-files';
import { logos } from '../../../src/core/page/brand';
import { brandThemes } from '../../../src/core/style/brands/brand-themes';
import { baseTokens, rem } from '../../../src/core/style/tokens';
import {
  readBrandFile,
  readTokensCss,
  withoutToken,
  withToken,
  writeBrandFile,
  writeTokensCss,
} from '../../../stories/kit/brand-file';

const sourceOf = (logo: string) =>
  readFileSync(join(root, `src/core/style/brands/${logo}.brand.ts`), 'utf8');

describe.each(logos)('the file of %s', (logo) => {
  const source = sourceOf(logo);
  const draft = readBrandFile(source);

  it('is written as it was read', () => {
    expect(writeBrandFile(draft)).toBe(source);
  });

  it('is read to its last token', () => {
    const read = Object.entries(draft.tokens).map(([name, value]) => {
      const factor = /^([\d.]+)rem$/.exec(value)?.[1];
      return [name, factor ? rem(Number(factor)) : value];
    });
    const { tokens } = brandThemes[logo];
    expect({ ...tokens, ...Object.fromEntries(read) }).toEqual(tokens);
    const own = source.match(/^ {4}'/gm)?.length;
    expect(read).toHaveLength(own ?? 0);
  });
});

describe('a draft of a brand', () => {
  it('inserts a new token where its neighbours are, and removes it again', () => {
    const { tokens } = readBrandFile(sourceOf('atriafi'));
    const more = withToken(tokens, 'color-primary', '#123456');
    expect(Object.keys(more).indexOf('color-primary')).toBe(
      Object.keys(more).indexOf('color-header') - 1,
    );
    expect(withoutToken(more, 'color-primary')).toEqual(tokens);
  });

  it('uses rem() for a size, and only there', () => {
    const draft = readBrandFile(sourceOf('atriafi'));
    const larger = { ...draft, tokens: withToken(draft.tokens, 'font-size-xl', '1.75rem') };
    expect(writeBrandFile(larger)).toContain("import { rem } from '../tokens';");
    expect(writeBrandFile(larger)).toContain("    'font-size-xl': rem(1.75),");
    expect(writeBrandFile(draft)).not.toContain('rem');
  });

  it('is refused from a text without a brand', () => {
    expect(() => readBrandFile('a { color: red }')).toThrow('no brand file');
    expect(() => readTokensCss('a { color: red }')).toThrow('no --atria-… property');
  });

  it('comes back from its style sheet', () => {
    const tokens = { 'color-primary': '#123456', 'space-5': '1.25rem', 'radius-card': '0' };
    expect(readTokensCss(writeTokensCss(tokens))).toEqual(tokens);
    expect(Object.keys(baseTokens)).toEqual(expect.arrayContaining(Object.keys(tokens)));
  });
});
