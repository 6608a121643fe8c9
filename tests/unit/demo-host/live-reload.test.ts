// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createHost } from '../../../demo-host/host/app';
import { createBackend } from '../../../stand-in/api/app';

const backend = createBackend();
const ask = (live: boolean, path: string) =>
  Promise.resolve(createHost({ backend, live }).request(`http://localhost:4173${path}`));

describe('A page served while the sources are watched for changes', () => {
  it('has the number of the server’s start, and the address to poll', async () => {
    const started = await (await ask(true, '/live-reload')).text();
    expect(started).toMatch(/^\d+$/);
    for (const path of ['/', '/widgets/', '/widgets/counter'])
      expect(await (await ask(true, path)).text()).toContain(
        `"/host/live-reload.js?server=${started}"`,
      );
  });

  it('does not otherwise', async () => {
    expect(await (await ask(false, '/')).text()).not.toContain('live-reload');
    expect((await ask(false, '/live-reload')).status).toBe(404);
  });
});
