import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where the project's README waits while the package is made. */
const keptIn = (root: string): string => join(root, 'dist/README.project.md');

/** Puts the package's README in place of the project's. */
export function placePackageReadme(root: string, version: string): void {
  const kept = keptIn(root);
  mkdirSync(dirname(kept), { recursive: true });
  // It waits there already where the last try ended early.
  if (!existsSync(kept)) renameSync(join(root, 'README.md'), kept);
  const text = readFileSync(join(root, 'docs/package.md'), 'utf8');
  writeFileSync(join(root, 'README.md'), text.replaceAll('VERSION', version));
}

/** Puts the project's README back. */
export function restoreReadme(root: string): void {
  if (existsSync(keptIn(root))) renameSync(keptIn(root), join(root, 'README.md'));
}
