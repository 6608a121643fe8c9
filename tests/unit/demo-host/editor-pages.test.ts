// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createHost } from '../../../demo-host/host/app';
import { bundlePath } from '../../../demo-host/host/bundle-path';
import { readSettings } from '../../../editor/settings';
import { createBackend } from '../../../stand-in/api/app';

const host = createHost({ backend: createBackend() });
const get = async (path: string) => host.request(`http://localhost:4173${path}`);

describe('The editor’s catalogue of the demo host', () => {
  it('has an address of its own', async () => {
    expect((await get('/editor')).headers.get('location')).toBe('/editor/');
  });

  it('is configured for the release that is built here', async () => {
    const { settings, mistakes } = readSettings(await (await get('/editor/settings.json')).json());
    expect(mistakes).toEqual([]);
    expect(settings.release).toBe(bundlePath);
  });
});
