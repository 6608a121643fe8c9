/**
 * `npm run check:version`: what changed since the last release, and whether the version of
 * package.json, or the changesets that wait, are large enough for it.
 */
import { comingRelease } from './versions/coming';
import { versionFaults } from './versions/version-check';

const coming = await comingRelease();
const { released, changes } = coming;
console.log(released ? `Since ${released}: ${changes.length} changes` : 'Nothing is released yet.');
for (const { level, text } of changes) console.log(`  ${level}: ${text}`);
const faults = versionFaults(coming);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
