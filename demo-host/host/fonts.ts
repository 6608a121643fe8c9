/** The open fonts of the brands (SIL OFL), by family: their package and the weights of a file. */
const families: Readonly<
  Record<string, readonly [packageName: string, file: string, weights: string]>
> = {
  'Source Sans 3': ['@fontsource-variable/source-sans-3', 'source-sans-3-$-wght-normal', '200 900'],
  Fraunces: ['@fontsource-variable/fraunces', 'fraunces-$-wght-normal', '100 900'],
  Nunito: ['@fontsource-variable/nunito', 'nunito-$-wght-normal', '200 1000'],
  Oswald: ['@fontsource-variable/oswald', 'oswald-$-wght-normal', '200 700'],
  'Playfair Display': [
    '@fontsource-variable/playfair-display',
    'playfair-display-$-wght-normal',
    '400 900',
  ],
  Inter: ['@fontsource-variable/inter', 'inter-$-wght-normal', '100 900'],
  Lora: ['@fontsource-variable/lora', 'lora-$-wght-normal', '400 700'],
  Archivo: ['@fontsource-variable/archivo', 'archivo-$-wght-normal', '100 900'],
  'EB Garamond': ['@fontsource-variable/eb-garamond', 'eb-garamond-$-wght-normal', '400 800'],
  Anton: ['@fontsource/anton', 'anton-$-400-normal', '400'],
};

const ranges = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0',
} as const;

const addressOf = (family: string, subset: keyof typeof ranges): string => {
  const [packageName, file] = families[family] ?? ['', ''];
  return `/host/fonts/${packageName}/${file.replace('$', subset)}.woff2`;
};

/** The families a font stack names that the demo host has. */
export const familiesIn = (stack: string): string[] =>
  [...stack.matchAll(/'([^']+)'/g)].flatMap(([, name]) => (name && name in families ? [name] : []));

/** Addresses of the files a page of these families needs at once. */
export const fontPreloads = (names: readonly string[]): string[] =>
  names.map((name) => addressOf(name, 'latin'));

/**
 * The `@font-face` rules of families. Display is optional, so that a font that comes late never
 * moves the page; the pages preload theirs.
 */
export const fontFaces = (names: readonly string[]): string =>
  names
    .flatMap((name) =>
      (Object.keys(ranges) as (keyof typeof ranges)[]).map(
        (subset) =>
          `@font-face{font-family:'${name}';font-weight:${families[name]?.[2]};font-style:normal;font-display:optional;src:url(${addressOf(name, subset)}) format('woff2');unicode-range:${ranges[subset]}}`,
      ),
    )
    .join('\n');

/** The file of a font address below `node_modules`; undefined for what is no font of ours. */
export function fontPath(path: string): string | undefined {
  const known = Object.values(families).find(([packageName]) => path.startsWith(`${packageName}/`));
  const file = path.slice((known?.[0].length ?? 0) + 1);
  return known && /^[\w-]+\.woff2$/.test(file) ? `${known[0]}/files/${file}` : undefined;
}
