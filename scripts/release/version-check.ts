import { existsSync, readdirSync } from 'node:fs';
import { type Change, type Level, levelOf, levels } from './difference';

/** The facts about the release to come. */
export interface Coming {
  /** The last release; undefined before the first. */
  readonly released: string | undefined;
  /** The version of package.json. */
  readonly version: string;
  /** The levels of the waiting changesets. */
  readonly pending: readonly Level[];
  /** What changed since the last release. */
  readonly changes: readonly Change[];
}

const parts = (version: string): readonly number[] =>
  (/^(\d+)\.(\d+)\.(\d+)/.exec(version) ?? []).slice(1).map(Number);

/** Below zero if the first version is older. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [parts(one), parts(other)];
  const at = a.findIndex((part, index) => part !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** The versions with a JSON file in a folder, in order. */
export const versionsIn = (folder: string): readonly string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort(compareVersions);

/** The step from one version to a later one. */
const stepOf = (from: string, to: string): Level => {
  const [a, b] = [parts(from), parts(to)];
  return a[0] !== b[0] ? 'major' : a[1] !== b[1] ? 'minor' : 'patch';
};

const highest = (given: readonly Level[]): Level | undefined =>
  levels.findLast((level) => given.includes(level));

/** Before 1.0.0 a breaking change is a minor step and any other a patch, as npm reads `^0.1.0`. */
const needed = (released: string, changes: readonly Change[]): Level => {
  const level = levelOf(changes);
  if (!released.startsWith('0.')) return level;
  return level === 'major' ? 'minor' : 'patch';
};

/**
 * Whether the version to come is a large enough step for the changes.
 *
 * @returns the faults, in sentences; none if all is well.
 */
export function versionFaults({ released, version, pending, changes }: Coming): readonly string[] {
  if (released === undefined) return [];
  const order = compareVersions(version, released);
  if (order < 0) return [`package.json says ${version}, and ${released} is released already`];
  const faults: string[] = [];
  const given = order > 0 ? stepOf(released, version) : highest(pending);
  const need = needed(released, changes);
  if (changes.length > 0 && levels.indexOf(need) > (given ? levels.indexOf(given) : -1)) {
    const what = order > 0 ? `${version} is a ${given} step` : `${given ?? 'no'} changeset waits`;
    faults.push(`${what}, but what changed since ${released} needs ${need} (npm run changeset)`);
  }
  if (!released.startsWith('0.'))
    faults.push(
      ...changes
        .filter(({ hasty }) => hasty)
        .map(({ text }) => `${text}: keep it with \`deprecated\` for a minor release first`),
    );
  return faults;
}
