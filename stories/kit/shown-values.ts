import { colorOf, hexOf } from '../../scripts/shared/contrast';
import { type Logo, logos } from '../../src/core/page/brand';
import { brandThemes } from '../../src/core/style/brands/brand-themes';
import { baseTokens, type TokenName, type Tokens } from '../../src/core/style/tokens';

/** Those of one brand if the toolbar names one, else all. */
export const shownLogos = (chosen: Logo | '' | undefined): readonly Logo[] =>
  chosen ? [chosen] : logos;

/** The tokens that a brand changes. */
export const tokensOf = (logo: Logo): Tokens => brandThemes[logo].tokens;

/** The value of a token as it is written: the brand's own or the common one. */
export const writtenValue = (own: Tokens, name: TokenName): string => own[name] ?? baseTokens[name];

const remFactor = /^calc\(var\(--_rem\) \* ([\d.]+)\)$/;

/** The number of a size relative to the reader's font size; undefined for another value. */
export const remOf = (value: string): number | undefined => {
  const factor = remFactor.exec(value)?.[1];
  return factor === undefined ? undefined : Number(factor);
};

const follows = /^(var|color-mix)\(/;

/** A value as designers write it: a mixed colour as hex, a size in px at the reader's 16 px. */
export function shownValue(own: Tokens, name: TokenName): string {
  const value = writtenValue(own, name);
  if (follows.test(value)) return hexOf(colorOf(own, name));
  const factor = remOf(value);
  return factor === undefined ? value : `${factor * 16}px`;
}

/** Whether a brand derives a colour from others. */
export const isFollowing = (own: Tokens, name: TokenName): boolean =>
  follows.test(writtenValue(own, name));

/** The first family of a list of fonts. */
export const fontName = (value: string): string => (value.split(',')[0] ?? '').replaceAll("'", '');
