import { cleanup } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { replaceAddress } from '../../../src/core/page/location';
import { act, screen, userEvent } from '../support/dom';
import { expectFaults } from '../support/expect-faults';
import { navigation, renderHeader } from './header-setup';

const tab = (name: string) => screen.findByRole('link', { name });
const other = { ...navigation.desktop, bottomTabs: [{ label: 'Joulu', link: '/joulu' }] };

/** A page whose header has had its answer; then the visitor goes on. */
async function firstPage(options: Parameters<typeof renderHeader>[0] = {}) {
  renderHeader({ props: { pageId: '1' }, ...options });
  await tab(options.width === 375 ? 'Lihakauppa' : 'Kampanjat');
  cleanup();
}

describe('the navigation of the page before', () => {
  it('is shown at once, while the next page loads its own', async () => {
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

  it('is replaced by the new answer', async () => {
    await firstPage();
    renderHeader({ desktop: other });
    expect(await tab('Joulu')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Kampanjat' })).toBeNull();
  });

  it('stays when the call fails', async () => {
    await firstPage();
    const log = expectFaults();
    renderHeader({ desktop: 500 });
    await vi.waitFor(() => expect(log).toHaveBeenCalled());
    expect(screen.getByRole('link', { name: 'Kampanjat' })).toBeTruthy();
  });

  describe.each([
    ['of a wide window', 1280],
    ['of a narrow window', 375],
  ])('%s', (_, width) => {
    const open = async (options: Parameters<typeof renderHeader>[0]) => {
      const result = renderHeader({ width, props: { pageId: '2' }, ...options });
      if (width < 1025) await userEvent.click(screen.getByRole('button', { name: 'Avaa valikko' }));
      await screen.findByText('In English');
      return result;
    };
    const links = () =>
      screen
        .queryAllByRole('link', { name: /In English|På svenska/ })
        .map((one) => one.getAttribute('href'));

    it.each(['atriafi', 'atriacom'])(
      'passes no language link of %s to the next page, only its label [HDR-15] [HDR-27]',
      async (brand) => {
        await firstPage({ width, brand });
        await open({ waiting: true, brand });
        expect(links()).toEqual([]);
      },
    );

    it.each(['atriafi', 'atriacom'])(
      'is replaced by the language switch of %s when the call fails [HDR-15] [HDR-27] [I18N-02]',
      async (brand) => {
        await firstPage({ width, brand });
        expectFaults();
        await open({ desktop: 500, mobile: 500, brand });
        await vi.waitFor(() => expect(links()).toEqual(['/en/']));
      },
    );

    describe('where the page names itself in that language', () => {
      const leading = async (href: string) => {
        await firstPage({ width });
        const alternate = { rel: 'alternate', hreflang: 'en', href };
        const link = document.head.appendChild(
          Object.assign(document.createElement('link'), alternate),
        );
        onTestFinished(() => link.remove());
        await open({ waiting: true });
      };

      it('leads there at once', async () => {
        await leading('/en/two');
        expect(links()).toEqual([expect.stringMatching(/\/en\/two$/)]);
      });

      it('includes the search text, also what was typed since', async () => {
        window.history.replaceState(null, '', '/haku?q=a%24&page=2');
        onTestFinished(() => window.history.replaceState(null, '', '/'));
        await leading('/en/search#hits');
        expect(links()).toEqual([expect.stringMatching(/\/en\/search\?q=a%24&page=2#hits$/)]);
        act(() => void replaceAddress('/haku?q=$&'));
        expect(links()).toEqual([expect.stringMatching(/\/en\/search\?q=\$&#hits$/)]);
      });

      it('does not change an address with a query of its own', async () => {
        window.history.replaceState(null, '', '/?q=liha');
        onTestFinished(() => window.history.replaceState(null, '', '/'));
        await leading('/?lang=en');
        expect(links()).toEqual([expect.stringMatching(/\/\?lang=en$/)]);
      });
    });
  });

  it('is stored under the language of its request, when that changes [IMP-03]', async () => {
    const log = expectFaults();
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
