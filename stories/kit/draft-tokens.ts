import { colorOf, contrast, hexOf } from '../../scripts/shared/contrast';
import type { Logo } from '../../src/core/page/brand';
import { brandThemes } from '../../src/core/style/brands/brand-themes';
import { dense } from '../../src/core/style/brands/dense.tokens';
import { baseTokens, type TokenName, type Tokens } from '../../src/core/style/tokens';
import { type BrandDraft, type DraftTokens, readBrandFile } from './brand-file';
import { allPairs, type Pair } from './contrast-pairs';
import { remOf } from './shown-values';

const files = import.meta.glob<string>('../../src/core/style/brands/*.brand.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The content of a brand's file. */
export const draftOf = (logo: Logo): BrandDraft =>
  readBrandFile(files[`../../src/core/style/brands/${logo}.brand.ts`] ?? '');

const asDesigned = (value: string): string => {
  const factor = remOf(value);
  return factor === undefined ? value : `${factor}rem`;
};

function basisOf({ basis }: BrandDraft): Tokens {
  if (basis === 'dense') return dense;
  const logo = basis?.split('.')[0] as Logo | undefined;
  return (logo && brandThemes[logo]?.tokens) || {};
}

type FullTokens = Readonly<Record<TokenName, string>>;

const full = (own: Tokens): FullTokens =>
  Object.fromEntries(
    Object.entries({ ...baseTokens, ...own }).map(([name, value]) => [name, asDesigned(value)]),
  ) as FullTokens;

/** All tokens of a draft, including inherited ones. */
export const fullTokens = (draft: BrandDraft): FullTokens =>
  full({ ...basisOf(draft), ...draft.tokens });

/** A colour of a draft in hex; undefined if it cannot be computed. */
export function hexIn(tokens: Tokens, name: TokenName): string | undefined {
  try {
    return hexOf(colorOf(tokens, name));
  } catch {
    return undefined;
  }
}

/** The properties that make a page look like a draft. */
export function pageTokens(draft: BrandDraft, from: Logo): DraftTokens {
  const [now, before] = [fullTokens(draft), full(brandThemes[from].tokens)];
  const changed = (Object.keys(now) as TokenName[]).filter((name) => now[name] !== before[name]);
  return Object.fromEntries(
    changed.map((name) => [
      name,
      // A token that follows others inside the widgets has its value outside.
      /^(var|color-mix)\(/.test(now[name]) ? (hexIn(now, name) ?? now[name]) : now[name],
    ]),
  );
}

/** A pair without the required contrast. */
export interface LowPair extends Pair {
  /** Its contrast; undefined if a colour is not written in hex. */
  readonly ratio: number | undefined;
}

/** The pairs of a draft that may meet, but have too little contrast. */
export function lowPairs(tokens: Tokens): LowPair[] {
  return allPairs.flatMap((pair) => {
    let ratio: number | undefined;
    try {
      ratio = contrast(colorOf(tokens, pair.color), colorOf(tokens, pair.on));
    } catch {}
    return ratio !== undefined && ratio >= pair.needed ? [] : [{ ...pair, ratio }];
  });
}

/** A finding in words. */
export const saysOf = ({ color, on, ratio, needed }: LowPair): string =>
  ratio === undefined
    ? `${color} on ${on} cannot be computed: write both in hex, as #b5121b`
    : `${color} on ${on}: ${ratio.toFixed(1)}, needs ${needed}`;
