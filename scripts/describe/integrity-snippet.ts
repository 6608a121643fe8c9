import { createHash } from 'node:crypto';
import { snippet } from './snippet';

/** A file's data in `manifest.json`. */
export interface FileEntry {
  readonly integrity: string;
  readonly bytes: number;
  /** Its size as a server sends it; only for files worth compressing. */
  readonly brotli?: number;
}
/** The files of a release by their path in its folder. */
export type Files = Readonly<Record<string, FileEntry>>;

export const integrityOf = (bytes: string | Buffer, algorithm = 'sha384'): string =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;

/** How many addresses the loader uses in turn for its help with failed files; see src/loader.ts. */
const turns = 9;

/**
 * The addresses of a file: a late part that failed is requested at another one, see
 * src/importing.ts.
 */
const addressesOf = (path: string): string[] => {
  if (path === 'atria-retry.js')
    return Array.from({ length: turns }, (_, turn) => `${path}?${turn}`);
  return path.startsWith('chunks/') ? [path, `${path}?1`] : [path];
};

/**
 * The scripts that a page's loader can load, by their addresses: not those for servers, nor classic
 * ones.
 */
export const modulesOf = (files: Files): [path: string, integrity: string][] =>
  Object.entries(files)
    .filter(([path]) =>
      /^(?!server\.|middleware\.|atria-touched\.)[\w-]+\.js$|^(widgets|chunks)\//.test(path),
    )
    .flatMap(([path, { integrity }]) =>
      addressesOf(path).map((one): [string, string] => [one, integrity]),
    );

/**
 * The import map by which the browser checks every module of a release, including those imported
 * late.
 */
export const integrityMap = (base: string, files: Files): string =>
  JSON.stringify({
    integrity: Object.fromEntries(modulesOf(files).map(([path, hash]) => [base + path, hash])),
  });

/**
 * The lines for a page's head whose files are all checked: style sheet, import map, preload,
 * script.
 *
 * @param base the absolute address of the release's folder, with a slash at its end.
 * @param brand adds the site's name to the script, and a line for its fonts.
 */
export function integritySnippet(base: string, files: Files, brand = ''): string[] {
  // A style sheet of another origin is checked only if it was requested with CORS.
  const checked = (file: string) =>
    `integrity="${files[file]?.integrity}"${file.endsWith('.css') ? ' crossorigin' : ''}`;
  const fonts = `brands/${brand}.css`;
  const settings = brand && `data-brand="${brand}"`;
  const [styles = '', ...scripts] = snippet(base, settings, checked);
  return [
    styles,
    ...(brand ? [`<link rel="stylesheet" href="${base}${fonts}" ${checked(fonts)}>`] : []),
    // Before any module: browsers of before 2025 ignore an import map after the first module.
    `<script type="importmap">${integrityMap(base, files)}</script>`,
    ...scripts,
  ];
}
