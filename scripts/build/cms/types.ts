import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tool } from '../../shared/tool';
import { root } from '../../shared/widget-files';

/** Options that make the compiler emit only the types of what sources export. */
const options = [
  ...['--declaration', '--emitDeclarationOnly', '--noCheck', '--ignoreConfig', '--types', ''],
  ...['--module', 'esnext', '--moduleResolution', 'bundler', '--target', 'es2022', '--strict'],
];

/**
 * Writes `x.d.mts` beside each `x.mjs` of `cms/`, as the compiler makes them from the sources. They
 * refer to the editors' types, which exist where the module is imported.
 */
export function writeCmsTypes(folder: string, sources: readonly string[]): void {
  const place = mkdtempSync(join(tmpdir(), 'atria-types-'));
  const files = sources.map((source) => join(root, `src/cms/${source}.ts`));
  const folders = ['--rootDir', join(root, 'src'), '--outDir', place];
  execFileSync(...tool('tsc', ...options, ...folders, ...files), { stdio: 'inherit' });
  for (const source of sources)
    writeFileSync(join(folder, `${source}.d.mts`), readFileSync(join(place, `cms/${source}.d.ts`)));
  rmSync(place, { recursive: true });
}
