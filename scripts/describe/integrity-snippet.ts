import { createHash } from 'node:crypto';
import { snippet } from './snippet';

/** What `manifest.json` says of a file. */
export interface FileEntry {
  readonly integrity: string;
  readonly bytes: number;
  /** As a server sends it; only of what is worth compressing. */
  readonly brotli?: number;
}
/** The files of a release by their path in its folder. */
export type Files = Readonly<Record<string, FileEntry>>;

export const integrityOf = (bytes: string | Buffer, algorithm = 'sha384'): string =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;

/** How often the loader asks for the care of failed files at another address; see src/loader.ts. */
const turns = 9;

/** At what addresses a file may be asked for: a late part that failed at another one, see src/importing.ts. */
const addressesOf = (path: string): string[] => {
  if (path === 'atria-retry.js')
    return Array.from({ length: turns }, (_, turn) => `${path}?${turn}`);
  return path.startsWith('chunks/') ? [path, `${path}?1`] : [path];
};

/** The scripts that a page's loader can come to, by the addresses they are asked for at: neither a server's nor a plain one. */
export const modulesOf = (files: Files): [path: string, integrity: string][] =>
  Object.entries(files)
    .filter(([path]) =>
      /^(?!server\.|middleware\.|atria-touched\.)[\w-]+\.js$|^(widgets|chunks)\//.test(path),
    )
    .flatMap(([path, { integrity }]) =>
      addressesOf(path).map((one): [string, string] => [one, integrity]),
    );

/** The import map that has the browser check every module of a release, also those imported late. */
export const integrityMap = (base: string, files: Files): string =>
  JSON.stringify({
    integrity: Object.fromEntries(modulesOf(files).map(([path, hash]) => [base + path, hash])),
  });

/**
 * The lines of a page's head whose files are all checked: style sheet, import map, preload, script.
 *
 * @param base the absolute address of the release's folder, with a slash at its end.
 * @param brand has the site's name on the script, and a line more for its fonts.
 */
export function integritySnippet(base: string, files: Files, brand = ''): string[] {
  // A style sheet of another origin is checked only when it was asked for with CORS.
  const checked = (file: string) =>
    `integrity="${files[file]?.integrity}"${file.endsWith('.css') ? ' crossorigin' : ''}`;
  const fonts = `brands/${brand}.css`;
  const settings = brand && `data-brand="${brand}"`;
  const [styles = '', ...scripts] = snippet(base, settings, checked);
  return [
    styles,
    ...(brand ? [`<link rel="stylesheet" href="${base}${fonts}" ${checked(fonts)}>`] : []),
    // Before any module: browsers of before 2025 take no import map once one is on its way.
    `<script type="importmap">${integrityMap(base, files)}</script>`,
    ...scripts,
  ];
}
