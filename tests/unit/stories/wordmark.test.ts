import { describe, expect, it } from 'vitest';
import { logos } from '../../../src/core/page/brand';
import { brandThemes } from '../../../src/core/style/brands/brand-themes';
import { markFault, wordmarkOf } from '../../../stories/kit/wordmark';

describe('the wordmark on the header', () => {
  it.each(logos)('of %s is seen', (logo) => {
    expect(markFault(wordmarkOf(logo), brandThemes[logo].tokens)).toBe('');
  });

  it('is reported where the header has about its colour', () => {
    const green = { ...brandThemes.atriafi.tokens, 'color-header': '#1c5b2e' };
    expect(markFault(wordmarkOf('atriafi'), green)).toMatch(/^The wordmark \(#b5121b\) .*1\.\d/);
  });

  it('may bring its own ground', () => {
    expect(markFault(wordmarkOf('export'), { 'color-header': '#ffffff' })).toBe('');
  });
});
