import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { UsageError } from '../typed';

/** A page of a site. */
export interface PageFile {
  readonly file: string;
  /** Its path from the root of the site, with slashes. */
  readonly path: string;
}

const isSkipped = (name: string) => name.startsWith('.') || name === 'node_modules';

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return isSkipped(entry.name) ? [] : filesIn(path);
    return entry.isFile() && /\.html?$/i.test(entry.name) ? [path] : [];
  });
}

/**
 * The pages of a file, which is one page, or of a folder, which is the root of a site.
 *
 * @throws UsageError if there is none with that name
 */
export function pagesAt(place: string): PageFile[] {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found) throw new UsageError(`There is no file or folder "${place}".`);
  const root = found.isDirectory() ? place : dirname(place);
  const files = found.isDirectory() ? filesIn(place).sort() : [join(root, basename(place))];
  return files.map((file) => ({ file, path: relative(root, file).replaceAll('\\', '/') }));
}

/** A page's public address: that of an index is its folder. */
export const addressOf = ({ path }: PageFile, site: string): string =>
  new URL(
    path
      .split('/')
      .map(encodeURIComponent)
      .join('/')
      .replace(/(^|\/)index\.html?$/i, '$1'),
    site,
  ).href;
