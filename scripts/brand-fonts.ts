import { join } from 'node:path';
import { createFontStack } from '@capsizecss/core';
import { fromFile } from '@capsizecss/unpack/fs';
import type { Logo } from '../src/core/page/brand';
import { brandThemes } from '../src/core/style/brands/brand-themes';
import { baseTokens } from '../src/core/style/tokens';
import { root } from './widget-files';

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

/** Where a font's file lies in its package. */
const sourceOf = (family: string, subset: Subset): string => {
  const scope = weights[family]?.includes(' ') ? '@fontsource-variable' : '@fontsource';
  const name = family.toLowerCase().replaceAll(' ', '-');
  return join(root, 'node_modules', scope, name, 'files', fileName(family, subset));
};

interface BrandFont {
  readonly family: string;
  /** What stands in until its file has come. */
  readonly generic: 'serif' | 'sans-serif';
}

/** The fonts a brand's text and headings are set in. */
function fontsOf(logo: Logo): BrandFont[] {
  const tokens = { ...baseTokens, ...brandThemes[logo].tokens };
  const fonts = new Map<string, BrandFont>();
  for (const stack of [tokens['font-body'], tokens['font-heading']]) {
    const family = /^'([^']+)'/.exec(stack)?.[1];
    if (!family || !weights[family]) throw new Error(`${logo}: no font for ${stack}`);
    fonts.set(family, { family, generic: /\bsans-serif$/.test(stack) ? 'sans-serif' : 'serif' });
  }
  return [...fonts.values()];
}

/** Metrics of the system faces that stand in; their widths are of Latin text. */
const standIns = {
  serif: { familyName: 'Georgia', ascent: 1878, descent: -449, lineGap: 0 },
  'sans-serif': { familyName: 'Arial', ascent: 1854, descent: -434, lineGap: 67 },
} as const;

/**
 * The face that stands in for a font until its file has come: a system face made as tall and, on the
 * whole, as wide, so that a page looks the same with either. Brands name it after the font.
 */
async function standInFace({ family, generic }: BrandFont): Promise<string> {
  const own = await fromFile(sourceOf(family, 'latin'));
  const widths = { xWidthAvg: 913, subsets: { latin: { xWidthAvg: 913 } } };
  const system = { ...standIns[generic], ...widths, unitsPerEm: 2048, capHeight: 0, xHeight: 0 };
  const { fontFaces } = createFontStack([
    { ...own, familyName: family },
    system,
  ] as unknown as Parameters<typeof createFontStack>[0]);
  return fontFaces;
}

/**
 * Optional: one that comes late shows from the next page on. A swap would move what stands below
 * wherever a line breaks elsewhere, and on systems that lack the face that stands in.
 */
const face = (family: string, subset: Subset): string =>
  `@font-face{${[
    `font-family:'${family}'`,
    `font-weight:${weights[family]}`,
    'font-style:normal',
    'font-display:optional',
    `src:url(../fonts/${fileName(family, subset)}) format('woff2')`,
    `unicode-range:${ranges[subset]}`,
  ].join(';')}}`;

const subsets = Object.keys(ranges) as Subset[];

/** A brand's `brands/<brand>.css`: the `@font-face` rules of its fonts and their stand-ins [BRAND-11]. */
export async function brandFontsCss(logo: Logo): Promise<string> {
  const fonts = fontsOf(logo);
  const own = fonts.flatMap(({ family }) => subsets.map((subset) => face(family, subset)));
  return `${[...own, ...(await Promise.all(fonts.map(standInFace)))].join('\n')}\n`;
}

/** The files of a brand's fonts: their source, and their path in the release. */
export const brandFontFiles = (logo: Logo) =>
  fontsOf(logo).flatMap(({ family }) =>
    subsets.map((subset) => ({
      source: sourceOf(family, subset),
      path: `fonts/${fileName(family, subset)}`,
    })),
  );

/** What a page of the brand may preload: the files with the letters of its languages. */
export const brandFontPreloads = (logo: Logo): string[] =>
  fontsOf(logo).map(({ family }) => `fonts/${fileName(family, 'latin')}`);
