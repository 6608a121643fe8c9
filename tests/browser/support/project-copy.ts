import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { root } from '../../../scripts/shared/widget-files';

const left = ['node_modules', 'dist', '.git', 'test-results', 'storybook-static', 'tests', 'docs'];

export interface ProjectCopy {
  readonly folder: string;
  readonly remove: () => void;
}

/**
 * A copy of the project whose sources a test may change. Installed packages are linked, into a
 * folder of its own: a tool's caches stay with the copy.
 */
export function copyOfProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'atria-copy-'));
  cpSync(root, folder, {
    recursive: true,
    filter: (path) => relative(root, dirname(path)) !== '' || !left.includes(basename(path)),
  });
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!name.startsWith('.')) symlinkSync(join(root, 'node_modules', name), join(modules, name));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
