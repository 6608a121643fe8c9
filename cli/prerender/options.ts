import { readFileSync } from 'node:fs';
import { typed, UsageError } from '../typed';
import type { PageOptions } from './render-page';

/** What to render, and where to write it. */
export interface Options {
  readonly places: readonly string[];
  /** How each page is rendered. */
  readonly page: Omit<PageOptions, 'url'>;
  /** The folder for rendered pages; without one the files are changed in place. */
  readonly out?: string;
  /** The public address of the site's root, with a slash at its end. */
  readonly site: string;
}

/** The options of `prerender`. */
export const details = `  FILE, FOLDER        pages of HTML; of a folder all *.html and *.htm, but what is hidden and node_modules
  --base-url ADDRESS  the public address of the folder, which is the site's root; a file stands there
                      by its own name. Brand, language and links of the widgets come from it
  --out FOLDER        writes the pages there, by the same names; without it they are changed in place
  --release ADDRESS   where the release's files are; without it a page's own atria.js line says so
  --ask ORIGIN        asks this back end for what the widgets' calls are answered with (navigation,
                      searches, lists of products); may be given several times
  --settings FILE     settings as JSON in the place of the page's own, for pages that have them by
                      setPageSettings

A page that was rendered before is rendered again. No letter but what is in our tags is changed, and
a file without them stays as it is, byte for byte.

Exit status: 0 all is rendered, 1 something stayed as it was (each line says what), 2 nothing was done.`;

const accepted = {
  ask: { type: 'string', multiple: true },
  'base-url': { type: 'string' },
  out: { type: 'string' },
  release: { type: 'string' },
  settings: { type: 'string' },
} as const;

/** A folder's address, with a slash at its end. */
export function folderAddress(given: string, option: string): string {
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol))
    throw new UsageError(`${option} is an address of http or https, not "${given}".`);
  return given.replace(/\/*$/, '/');
}

/**
 * The origins that may be called, as typed.
 *
 * @throws UsageError for an invalid one
 */
export const originsOf = (ask: readonly string[] | undefined) =>
  ask && { ask: ask.map((one) => new URL(folderAddress(one, '--ask')).origin) };

function settingsIn(file: string): object {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`--settings: ${(error as Error).message}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UsageError(`--settings: ${file} is no JSON object.`);
  return value;
}

/**
 * The options typed after `prerender`.
 *
 * @throws UsageError if they are invalid
 */
export function optionsOf(args: readonly string[]): Options {
  const { values, positionals: places } = typed(args, accepted);
  if (places.length === 0) throw new UsageError('Which pages? Give files or folders.');
  const site = values['base-url'];
  if (!site) throw new UsageError('Which address will they have? Give it by --base-url.');
  return {
    places,
    site: folderAddress(site, '--base-url'),
    ...(values.out !== undefined && { out: values.out }),
    page: {
      ...originsOf(values.ask),
      ...(values.release !== undefined && { base: folderAddress(values.release, '--release') }),
      ...(values.settings !== undefined && { settings: settingsIn(values.settings) }),
    },
  };
}
