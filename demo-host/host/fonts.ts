/** Weights of the brands' open fonts (SIL OFL) by family; a variable one has several. */
const families: Readonly<Record<string, string>> = {
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

const packageOf = (family: string): string => {
  const scope = families[family]?.includes(' ') ? '@fontsource-variable' : '@fontsource';
  return `${scope}/${family.toLowerCase().replaceAll(' ', '-')}`;
};

function addressOf(family: string, subset: keyof typeof ranges): string {
  const from = packageOf(family);
  const weight = from.includes('variable') ? 'wght' : families[family];
  return `/host/fonts/${from}/${from.replace(/^.*\//, '')}-${subset}-${weight}-normal.woff2`;
}

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
      (Object.keys(ranges) as (keyof typeof ranges)[]).map((subset) => {
        const rules = [
          `font-family:'${name}'`,
          `font-weight:${families[name]}`,
          'font-style:normal',
          'font-display:optional',
          `src:url(${addressOf(name, subset)}) format('woff2')`,
          `unicode-range:${ranges[subset]}`,
        ];
        return `@font-face{${rules.join(';')}}`;
      }),
    )
    .join('\n');

/** The file of a font address below `node_modules`; undefined for what is no font of ours. */
export function fontPath(path: string): string | undefined {
  const known = Object.keys(families)
    .map(packageOf)
    .find((name) => path.startsWith(`${name}/`));
  const file = path.slice((known?.length ?? 0) + 1);
  return known && /^[\w-]+\.woff2$/.test(file) ? `${known}/files/${file}` : undefined;
}
