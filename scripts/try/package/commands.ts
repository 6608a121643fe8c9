import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/**
 * Tries a starter page with the stand-in back end, by the package's own `doctor` and `check-api`.
 */
export async function tryCommands(folder: string): Promise<string> {
  const command = join(folder, 'node_modules/.bin/atria-widgets');
  const readme = readFileSync(join(folder, 'node_modules/atria-widgets/README.md'), 'utf8');
  expect(readme).toContain('npm install atria-widgets');
  const pages = join(folder, 'starter');
  spawnSync(command, ['init', 'campaign', '--out', pages], { stdio: 'inherit' });
  const typed = ['mock', '--port', '0', '--pages', pages];
  const mock = spawn(command, typed, { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [said] = await once(mock.stdout, 'data');
    const [address = ''] = /http:\S+/.exec(String(said)) ?? [];
    const { stdout, status } = spawnSync(command, ['check-api', address, '--write'], {
      encoding: 'utf8',
    });
    expect(stdout).toMatch(/calls fit, 0 do not/);
    expect(status).toBe(0);
    const examined = spawnSync(command, ['doctor', address, '--no-browser'], { encoding: 'utf8' });
    expect(examined.stdout).toContain('0 wrong, 0 could be better.');
    const answer = await fetch(`${address}api/search/products?language=fi`);
    const { hits } = (await answer.json()) as { readonly hits: readonly { image: string }[] };
    const picture = await fetch(hits[0]?.image ?? '');
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
  } finally {
    mock.kill();
  }
  return 'commands: a starter page has no fault, the stand-in back end answers all calls';
}
