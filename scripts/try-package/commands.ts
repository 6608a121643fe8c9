import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The stand-in back end of the package, tried by its own `check-api`, and with what it names. */
export async function tryCommands(folder: string): Promise<string> {
  const command = join(folder, 'node_modules/.bin/atria-widgets');
  const mock = spawn(command, ['mock', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [said] = await once(mock.stdout, 'data');
    const [address = ''] = /http:\S+/.exec(String(said)) ?? [];
    const { stdout, status } = spawnSync(command, ['check-api', address, '--write'], {
      encoding: 'utf8',
    });
    expect(stdout).toMatch(/calls fit, 0 do not/);
    expect(status).toBe(0);
    const answer = await fetch(`${address}api/search/products?language=fi`);
    const { hits } = (await answer.json()) as { readonly hits: readonly { image: string }[] };
    const picture = await fetch(hits[0]?.image ?? '');
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
  } finally {
    mock.kill();
  }
  return 'commands: the stand-in back end answers all calls, with its pictures';
}
