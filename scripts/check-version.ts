/**
 * `npm run check:version`: lists what changed since the last release, and checks whether the
 * version of package.json, or the waiting changesets, are a large enough step. With `--publish`, as
 * before every `npm publish`, it checks whether the release is recorded, nothing changed since, and
 * package.json has the makers' addresses.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { comingRelease } from './release/coming';
import { listing } from './release/listing';
import { placeFaults } from './release/publish-check';
import { versionFaults } from './release/version-check';
import { root } from './shared/widget-files';

const coming = await comingRelease();
const { released, version, changes } = coming;
console.log(released ? `Changes since ${released}: ${changes.length}` : 'Nothing is released yet.');
for (const line of listing(changes)) console.log(`  ${line}`);
const isRecorded = released === version && changes.length === 0;
const publishFaults = () => [
  ...(isRecorded
    ? []
    : [`${version} is no recorded release, or something changed since: npm run set:version`]),
  ...placeFaults(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))),
];
const faults = process.argv.includes('--publish') ? publishFaults() : versionFaults(coming);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
