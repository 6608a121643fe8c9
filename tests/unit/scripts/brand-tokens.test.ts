// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { brandTokensCss, brandTokensJson } from '../../../scripts/build/brands/brand-tokens';
import { pageCss } from '../../../scripts/build/brands/page-css';
import { logos } from '../../../src/core/page/brand';
import { baseTokens } from '../../../src/core/style/tokens';

const namesIn = (css: string, use: RegExp) =>
  new Set([...css.matchAll(use)].map(([, name]) => name));

describe.each(logos)('what a page of %s has of the brand [BRAND-11]', (logo) => {
  const css = brandTokensCss(logo);

  it('is every token, none of which needs a widget around it', () => {
    const declared = namesIn(css, /^ {2}--atria-brand-([\w-]+):/gm);
    expect([...declared]).toEqual(Object.keys(baseTokens));
    expect(css).not.toMatch(/--_|undefined/);
    expect(
      [...namesIn(css, /var\(--atria-brand-([\w-]+)/g)].filter((one) => !declared.has(one)),
    ).toEqual([]);
  });

  it('is the same in the format of design tokens, with CSS for what has no type there', () => {
    const { $description, $extensions, ...typed } = JSON.parse(brandTokensJson(logo));
    const plain = Object.keys($extensions['atria.css']);
    expect([...Object.keys(typed), ...plain].sort()).toEqual(Object.keys(baseTokens).sort());
    expect($description).not.toBe('');
    for (const [name, { $type, $value }] of Object.entries<{ $type: string; $value: unknown }>(
      typed,
    )) {
      expect($type, name).toBeTruthy();
      expect(JSON.stringify($value), name).not.toMatch(/null|NaN|var\(|calc\(/);
    }
    expect(typed['color-primary'].$value.hex).toMatch(/^#[\da-f]{6}$/);
    expect(typed['font-size-m'].$value.unit).toBe('rem');
  });
});

it('a token that a page changes for the widgets is changed for the page [BRAND-11]', () => {
  expect(brandTokensCss('goohse')).toContain(
    '--atria-brand-radius-card: var(--atria-radius-card, 32px);',
  );
});

describe('the style of a page', () => {
  const css = pageCss();

  it('takes every value from the tokens', () => {
    const used = [...namesIn(css, /var\((--[\w-]+)/g)];
    expect(used.filter((name) => !/^--atria-brand-/.test(name ?? ''))).toEqual([]);
    expect(
      used.filter((name) => !(String(name).slice('--atria-brand-'.length) in baseTokens)),
    ).toEqual([]);
  });

  it('has headings, buttons, bands and the gutter, in their small size', () => {
    for (const part of [
      'h1',
      'h2',
      'h3',
      '.atria-button-quiet',
      '.atria-band-muted',
      '.atria-wrap',
    ])
      expect(css).toContain(`${part}{`);
    expect(css.length).toBeLessThan(6 * 1024);
  });

  it('has space above a heading that follows a widget, which has no margin', () => {
    expect(css).toMatch(/ \*\s?\+\s?h2,[^{]*\{margin-block-start:/);
  });
});
