import { join } from 'node:path';
import { createFontStack } from '@capsizecss/core';
import { fromFile } from '@capsizecss/unpack/fs';
import type { Logo } from '../../../src/core/page/brand';
import { brandThemes } from '../../../src/core/style/brands/brand-themes';
import { baseTokens } from '../../../src/core/style/tokens';
import { root } from '../../shared/widget-files';

/** Weights of the brands' open fonts (SIL OFL) by family; a variable one has several. */
const weights: Readonly<Record<string, string>> = {
  'Source Sans 3': '200 900',
  Fraunces: '100 900',
  Nunito: '200 1000',
  Oswald: '200 700',
  'Playfair Display': '400 900',
  Inter: '100 900',
  Lora: '400 700',
  Archivo: '100 900',
  'EB Garamond': '400 800',
  Anton: '400',
};

const ranges = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,' +
    'U+2122,U+2191,U+2193,U+2212,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,' +
    'U+20AD-20C0',
} as const;
type Subset = keyof typeof ranges;

const fileName = (family: string, subset: Subset): string => {
  const axis = weights[family]?.includes(' ') ? 'wght' : weights[family];
  return `${family.toLowerCase().replaceAll(' ', '-')}-${subset}-${axis}-normal.woff2`;
};

/** The path of a font's file in its package. */
const sourceOf = (family: string, subset: Subset): string => {
  const scope = weights[family]?.includes(' ') ? '@fontsource-variable' : '@fontsource';
  const name = family.toLowerCase().replaceAll(' ', '-');
  return join(root, 'node_modules', scope, name, 'files', fileName(family, subset));
};

interface BrandFont {
  readonly family: string;
  /** The generic family until its file has loaded. */
  readonly generic: 'serif' | 'sans-serif';
  readonly isHeading: boolean;
}

/** The fonts of a brand's text and headings. */
function fontsOf(logo: Logo): BrandFont[] {
  const tokens = { ...baseTokens, ...brandThemes[logo].tokens };
  const fonts = new Map<string, BrandFont>();
  for (const stack of [tokens['font-body'], tokens['font-heading']]) {
    const family = /^'([^']+)'/.exec(stack)?.[1];
    if (!family || !weights[family]) throw new Error(`${logo}: no font for ${stack}`);
    const generic = /\bsans-serif$/.test(stack) ? 'sans-serif' : 'serif';
    fonts.set(family, { family, generic, isHeading: stack === tokens['font-heading'] });
  }
  return [...fonts.values()];
}

/** Metrics of the system fonts used as fallbacks; their widths are for Latin text. */
const standIns = {
  serif: [
    { familyName: 'Noto Serif', unitsPerEm: 1000, ascent: 1069, descent: -293, xWidthAvg: 481 },
    { familyName: 'Georgia', unitsPerEm: 2048, ascent: 1878, descent: -449, xWidthAvg: 913 },
  ],
  'sans-serif': [
    { familyName: 'Roboto', unitsPerEm: 2048, ascent: 1900, descent: -500, xWidthAvg: 911 },
    { familyName: 'Arial', unitsPerEm: 2048, ascent: 1854, descent: -434, xWidthAvg: 913 },
  ],
} as const;

/**
 * The fallback faces until a font's file has loaded: a system font adjusted to the same height and,
 * on the whole, width, so that a page looks the same with either. Brands name them after the font;
 * if a system has several, the last one counts.
 */
async function standInFaces({ family, generic }: BrandFont): Promise<string> {
  const own = { ...(await fromFile(sourceOf(family, 'latin'))), familyName: family };
  const facesOf = ({ xWidthAvg, ...metrics }: (typeof standIns)[typeof generic][number]) => {
    const system = { ...metrics, lineGap: 0, capHeight: 0, xHeight: 0, xWidthAvg };
    const both = [own, { ...system, subsets: { latin: { xWidthAvg } } }];
    return createFontStack(both as unknown as Parameters<typeof createFontStack>[0]).fontFaces;
  };
  return standIns[generic].map(facesOf).join('\n');
}

/**
 * A heading's face swaps: a brand is known by it, and many visitors see one page only. Any other
 * face is optional: one that loads late shows from the next page on, and no text moves.
 */
const face = ({ family, isHeading }: BrandFont, subset: Subset): string =>
  `@font-face{${[
    `font-family:'${family}'`,
    `font-weight:${weights[family]}`,
    'font-style:normal',
    `font-display:${isHeading && subset === 'latin' ? 'swap' : 'optional'}`,
    `src:url(../fonts/${fileName(family, subset)}) format('woff2')`,
    `unicode-range:${ranges[subset]}`,
  ].join(';')}}`;

const subsets = Object.keys(ranges) as Subset[];

/**
 * A brand's `brands/<brand>.css`: the `@font-face` rules of its fonts and their fallbacks
 * [BRAND-11].
 */
export async function brandFontsCss(logo: Logo): Promise<string> {
  const fonts = fontsOf(logo);
  const own = fonts.flatMap((font) => subsets.map((subset) => face(font, subset)));
  return `${[...own, ...(await Promise.all(fonts.map(standInFaces)))].join('\n')}\n`;
}

/** The files of a brand's fonts: their source, and their path in the release. */
export const brandFontFiles = (logo: Logo) =>
  fontsOf(logo).flatMap(({ family }) =>
    subsets.map((subset) => ({
      source: sourceOf(family, subset),
      path: `fonts/${fileName(family, subset)}`,
    })),
  );

/** The files that a page of the brand may preload: those with the letters of its languages. */
export const brandFontPreloads = (logo: Logo): string[] =>
  fontsOf(logo).map(({ family }) => `fonts/${fileName(family, 'latin')}`);
