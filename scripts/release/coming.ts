import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadDescribedContracts } from '../describe/described-contracts';
import { version } from '../shared/release';
import { root } from '../shared/widget-files';
import { differenceOf, type Level, levels } from './difference';
import { type Surface, surfaceOf } from './surface';
import { type Coming, versionsIn } from './version-check';

/** The folder with the promises of each release; see CONTRIBUTING.md, "A release". */
export const releases = join(root, 'releases');

const lastReleased = (): Surface | undefined => {
  const found = versionsIn(releases).at(-1);
  return found && JSON.parse(readFileSync(join(releases, `${found}.json`), 'utf8'));
};

/** The levels in a changeset's head, as in `'atria-widgets': minor`. */
export const levelsIn = (changeset: string): Level[] =>
  [...(/^---\n([\s\S]*?)\n---/.exec(changeset)?.[1] ?? '').matchAll(/:\s*(\w+)\s*$/gm)]
    .map(([, level]) => level as Level)
    .filter((level) => levels.includes(level));

const pendingLevels = (): Level[] =>
  readdirSync(join(root, '.changeset'))
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .flatMap((file) => levelsIn(readFileSync(join(root, '.changeset', file), 'utf8')));

/** The release to come, from this project's present files. */
export async function comingRelease(): Promise<Coming & { readonly surface: Surface }> {
  const surface = surfaceOf(await loadDescribedContracts(), version);
  const before = lastReleased();
  return {
    released: before?.version,
    version,
    pending: pendingLevels(),
    changes: before ? differenceOf(before, surface) : [],
    surface,
  };
}
