// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createBackend } from '../../../demo-host/api/app';
import { createHost } from '../../../demo-host/host/app';
import { brands } from '../../../src/core/page/brand';

const host = createHost({ backend: createBackend() });
const get = async (path: string) => host.request(`http://localhost:4173${path}`);
const text = async (path: string) => (await get(path)).text();

describe('The pages of the editor’s catalogue', () => {
  it('has the lines of a page’s head at hand, and nothing inline', async () => {
    const page = await text('/editor/');
    expect(page).toContain('data-head="&#60;link rel=&#34;stylesheet&#34;');
    expect(page).not.toMatch(/<script(?![^>]*\ssrc=)|<style|style=/);
    expect((await get('/editor')).headers.get('location')).toBe('/editor/');
  });

  it.each(brands)('show a widget in a page of %s, as an editor sees it', async (brand) => {
    const page = await text(`/editor/preview?brand=${brand}&language=se&ui=fi`);
    expect(page).toContain(`data-brand="${brand}" data-language="se"`);
    expect(page).toMatch(/<script type="module"[^>]* data-edit-mode>/);
    expect(page).toContain(`href="/host/site/${brand === 'sibylla' ? 'sibyllase' : brand}.css"`);
    expect(page.match(/id="place"/g)).toHaveLength(1);
    // What edit mode says is in the editor's language, the page in its own.
    expect(page).toContain('<html lang="fi"');
    expect(page).toContain('lang="sv"');
  });

  it('print nothing of the address but brand and language', async () => {
    const page = await text('/editor/preview?brand=%22%3E%3Cscript%3E&language=%22x&ui=%22y');
    expect(page).toContain('data-brand="atriafi" data-language="fi"');
    expect(page).not.toMatch(/"><script>|"x|"y/);
  });
});
