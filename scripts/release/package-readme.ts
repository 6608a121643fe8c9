import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where the project's README is kept while the package is made. */
const keptIn = (root: string): string => join(root, 'dist/README.project.md');

/** Replaces the project's README by the package's. */
export function placePackageReadme(root: string, version: string): void {
  const kept = keptIn(root);
  mkdirSync(dirname(kept), { recursive: true });
  // It is there already if the last attempt ended early.
  if (!existsSync(kept)) renameSync(join(root, 'README.md'), kept);
  const text = readFileSync(join(root, 'docs/package.md'), 'utf8');
  writeFileSync(join(root, 'README.md'), text.replaceAll('VERSION', version));
}

/** Restores the project's README. */
export function restoreReadme(root: string): void {
  if (existsSync(keptIn(root))) renameSync(keptIn(root), join(root, 'README.md'));
}
