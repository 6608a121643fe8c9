import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readyNames } from '../../editor/ready/ready-kinds';
import { packedCommand } from '../build/packed-command';
import type { Document } from './nu';

/** The pages that `npx atria-widgets init` writes, one per kind. */
export async function starterPages(): Promise<readonly Document[]> {
  const { run } = await packedCommand();
  return readyNames.map((kind) => {
    const folder = mkdtempSync(join(tmpdir(), 'atria-starter-'));
    run('init', kind, '--out', folder, '--language', 'de');
    const html = readFileSync(join(folder, 'index.html'), 'utf8');
    rmSync(folder, { recursive: true });
    return { name: `init ${kind}`, html };
  });
}
