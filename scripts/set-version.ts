/**
 * The second half of `npm run set:version`, after `changeset version` has set the number in
 * package.json: refuses a number that is too small, names the release wherever the project does,
 * and stores its promises in `releases/`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { comingRelease, releases } from './release/coming';
import { namingFiles, renamed, withoutUnreleased } from './release/rewrite';
import { surfaceText } from './release/surface';
import { versionFaults } from './release/version-check';
import { version } from './shared/release';
import { root } from './shared/widget-files';

const change = (file: string, made: (text: string) => string) =>
  writeFileSync(join(root, file), made(readFileSync(join(root, file), 'utf8')));

const coming = await comingRelease();
const faults = versionFaults(coming);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
// Other names in package.json still belong to the release before.
const before = /"files": \[\s*"dist\/([^"]+)"/.exec(
  readFileSync(join(root, 'package.json'), 'utf8'),
)?.[1];
if (!before) throw new Error('package.json: the first of `files` is the folder of the release');
for (const file of namingFiles) change(file, (text) => renamed(text, before, version));
change('package-lock.json', (text) => {
  const lock = JSON.parse(text);
  lock.version = version;
  lock.packages[''].version = version;
  return `${JSON.stringify(lock, null, 2)}\n`;
});
change('CHANGELOG.md', (text) => withoutUnreleased(text, version));
writeFileSync(join(releases, `${version}.json`), surfaceText(coming.surface));
console.log(`${version}: read CHANGELOG.md, commit, then npm run try:package and npm publish`);
