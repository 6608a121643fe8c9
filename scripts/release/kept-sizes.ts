import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../shared/widget-files';
import { compareVersions, versionsIn } from './version-check';

/** Bytes by the names of `npm run sizes`. */
export type Sizes = Readonly<Record<string, number>>;

const inProject = join(root, 'releases/sizes');

/** Stores the sizes of a release, for a comparison with the next. */
export function keepSizes(version: string, sizes: Sizes, folder = inProject): void {
  const file = join(folder, `${version}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(sizes, null, 2)}\n`);
}

/** The last release before a version with stored sizes; undefined before the first. */
export function sizesBefore(version: string, folder = inProject) {
  const last = versionsIn(folder).findLast((one) => compareVersions(one, version) < 0);
  if (!last) return undefined;
  const sizes: Sizes = JSON.parse(readFileSync(join(folder, `${last}.json`), 'utf8'));
  return { version: last, sizes };
}

/** The difference to the size before: `+12`, `-3`, `0`, `new`. */
export const stepFrom = (before: number | undefined, now: number): string =>
  before === undefined ? 'new' : now > before ? `+${now - before}` : `${now - before}`;
