import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { navigation, renderHeader } from './header-setup';

const tab = (name: string) => screen.findByRole('link', { name });
const other = { ...navigation.desktop, bottomTabs: [{ label: 'Joulu', link: '/joulu' }] };

/** A page whose header has had its answer, and then the visitor goes on. */
async function firstPage(options: Parameters<typeof renderHeader>[0] = {}) {
  renderHeader({ props: { pageId: '1' }, ...options });
  await tab(options.width === 375 ? 'Lihakauppa' : 'Kampanjat');
  cleanup();
}

afterEach(() => vi.restoreAllMocks());

describe('the navigation of the page before', () => {
  it('is shown at once, while the next page asks for its own', async () => {
    await firstPage();
    const { calls } = renderHeader({ waiting: true, props: { pageId: '2' } });
    expect(screen.getByRole('link', { name: 'Kampanjat' })).toBeTruthy();
    await vi.waitFor(() => expect(calls).toEqual(['/api/nav/desktop?languageId=fi&pageId=2']));
  });

  it('is shown at once in a narrow window too', async () => {
    await firstPage({ width: 375 });
    renderHeader({ waiting: true, width: 375 });
    expect(screen.getByRole('link', { name: 'Lihakauppa' })).toBeTruthy();
  });

  it('gives way to the new answer', async () => {
    await firstPage();
    renderHeader({ desktop: other });
    expect(await tab('Joulu')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Kampanjat' })).toBeNull();
  });

  it('stays when the call fails', async () => {
    await firstPage();
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    renderHeader({ desktop: 500 });
    await vi.waitFor(() => expect(log).toHaveBeenCalled());
    expect(screen.getByRole('link', { name: 'Kampanjat' })).toBeTruthy();
  });

  it('is kept under the language it was asked for in, when that changes [IMP-03]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { setLanguage } = renderHeader({ failing: 'en' });
    await tab('Kampanjat');
    setLanguage('en');
    await vi.waitFor(() => expect(log).toHaveBeenCalled());
    cleanup();
    renderHeader({ waiting: true, language: 'en' });
    expect(screen.queryByRole('link', { name: 'Kampanjat' })).toBeNull();
  });

  it.each([
    ['language', { language: 'en' }],
    ['logo', { brand: 'jyvabroiler' }],
    ['sub-domain', { props: { subDomainId: '7' } }],
  ])('is not that of another %s', async (_, options) => {
    await firstPage();
    renderHeader({ waiting: true, ...options });
    expect(screen.queryByRole('link', { name: 'Kampanjat' })).toBeNull();
  });

  it.each(['kaputt', '7', '"text"'])(
    'is nothing when the storage holds %s [IMP-11]',
    async (text) => {
      await firstPage();
      for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, text);
      renderHeader({ waiting: true });
      expect(screen.queryByRole('link', { name: 'Kampanjat' })).toBeNull();
    },
  );
});
