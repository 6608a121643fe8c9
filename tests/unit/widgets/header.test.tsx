import { describe, expect, it, vi } from 'vitest';
import { rendered, screen, userEvent, waitFor, within } from '../support/dom';
import { expectFaults } from '../support/expect-faults';
import { typeAndPause } from '../support/fake-time';
import { layOut } from '../support/lay-out';
import { navigation, renderHeader, resizeTo, scrollPageTo } from './header-setup';

const mainMenu = () => screen.findByRole('navigation', { name: 'Päävalikko' });

describe('which header is shown', () => {
  it('is the desktop one in a window of 1025 px [HDR-01]', async () => {
    renderHeader({ width: 1025 });
    expect(await mainMenu()).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Avaa valikko' })).toBeNull();
  });

  it('is the mobile one in a window of 1024 px [HDR-01]', () => {
    renderHeader({ width: 1024 });
    expect(screen.getByRole('button', { name: 'Avaa valikko' })).toBeTruthy();
  });

  it('is the mobile one for letters twice as large, which fill a wide window [IMP-24]', () => {
    document.documentElement.style.fontSize = '32px';
    renderHeader({ width: 1280 });
    expect(screen.getByRole('button', { name: 'Avaa valikko' })).toBeTruthy();
    document.documentElement.style.fontSize = '';
  });

  it('follows the window without a reload [HDR-01]', async () => {
    renderHeader({ width: 1280 });
    await mainMenu();
    resizeTo(800);
    expect(await screen.findByRole('button', { name: 'Avaa valikko' })).toBeTruthy();
    resizeTo(1280);
    expect(await mainMenu()).toBeTruthy();
  });
});

describe('the navigation call', () => {
  it('is the desktop one alone, with language and page [HDR-02]', async () => {
    const { calls } = renderHeader({ props: { pageId: '42' } });
    await mainMenu();
    expect(calls).toEqual(['/api/nav/desktop?languageId=fi&pageId=42']);
  });

  it('carries the sub-domain when it is set [HDR-02]', async () => {
    const { calls } = renderHeader({ language: 'en', props: { pageId: '42', subDomainId: '7' } });
    await waitFor(() =>
      expect(calls).toEqual(['/api/nav/desktop?languageId=en&pageId=42&subDomainId=7']),
    );
  });

  it('is the mobile one in a narrow window [HDR-02]', async () => {
    const { calls } = renderHeader({ width: 800, props: { pageId: '42' } });
    await screen.findByRole('navigation', { name: 'Pikalinkit' });
    expect(calls).toEqual(['/api/nav/mobile?languageId=fi&pageId=42']);
  });
});

describe('the desktop header', () => {
  it('requests suggestions at the address of its tag [ELEM-06]', async () => {
    const { calls } = renderHeader({ props: { suggestionsEndpoint: '/api/own' } });
    await typeAndPause(screen.getByRole('combobox'), 'nakki');
    await waitFor(() => expect(calls.at(-1)).toMatch(/^\/api\/own\?/));
  });

  it('has a logo that leads home, both rows, a language link and a search [HDR-03]', async () => {
    renderHeader();
    await mainMenu();
    expect(screen.getByRole('link', { name: 'Atria, etusivu' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('link', { name: 'Atria-yhtiö' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'In English' })).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Mitä olet etsimässä?' })).toBeTruthy();
  });

  it('requests suggestions at the given address [ELEM-06]', async () => {
    const { calls } = renderHeader({ props: { suggestionsEndpoint: '/own/suggestions' } });
    await mainMenu();
    await typeAndPause(screen.getByRole('combobox'), 'nakki');
    await waitFor(() => expect(calls.at(-1)).toContain('/own/suggestions?'));
  });

  it('leads the logo to the address given [HDR-03]', () => {
    renderHeader({ props: { homeUrl: '/etusivu' } });
    expect(screen.getByRole('link', { name: 'Atria, etusivu' }).getAttribute('href')).toBe(
      '/etusivu',
    );
  });

  it('has no top row when the answer has only bottom tabs [HDR-04]', async () => {
    const { bottomTabs } = navigation.desktop;
    const errors = vi.spyOn(console, 'error');
    renderHeader({ desktop: { bottomTabs } });
    await mainMenu();
    expect(screen.queryByRole('navigation', { name: 'Pikalinkit' })).toBeNull();
    expect(errors).not.toHaveBeenCalled();
  });

  it('keeps rows of the same kind while the tabs load [IMP-01]', () => {
    renderHeader({ waiting: true });
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getByRole('combobox')).toBeTruthy();
  });

  it('begins with a link that skips it [IMP-12]', async () => {
    const main = document.createElement('main');
    document.body.append(main);
    renderHeader();
    await mainMenu();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(rendered.activeElement).toBe(main);
    main.remove();
  });

  it('keeps the focused element from under the fixed row [IMP-12]', async () => {
    layOut();
    const { unmount } = renderHeader();
    const { style } = document.documentElement;
    await vi.waitFor(() => expect(style.scrollPaddingTop).not.toBe(''));
    unmount();
    expect(style.scrollPaddingTop).toBe('');
  });
});

describe('a tab', () => {
  it('is its label as a link [HDR-05]', async () => {
    renderHeader();
    const link = within(await mainMenu()).getByRole('link', { name: 'Kampanjat' });
    expect(link.getAttribute('href')).toBe('/kampanjat');
  });

  it('shows its icon, by name or by address [HDR-05]', async () => {
    const icons = [
      { label: 'Soita', link: '/a', icon: 'phone' },
      { label: 'Kuva', link: '/b', icon: '/icons/b.svg' },
    ];
    renderHeader({ desktop: { bottomTabs: icons } });
    const menu = within(await mainMenu());
    expect(menu.getByRole('link', { name: 'Soita' }).querySelector('svg')).not.toBeNull();
    const picture = menu.getByRole('link', { name: 'Kuva' }).querySelector('img');
    expect(picture?.getAttribute('src')).toBe('/icons/b.svg');
  });

  it('has a border if its data says so [HDR-05]', async () => {
    renderHeader();
    const items = within(await mainMenu()).getAllByRole('listitem');
    const borders = items.map((item) => getComputedStyle(item).borderTopStyle === 'solid');
    expect(borders).toEqual([false, false, true]);
  });

  it('is marked when the page is in its section', async () => {
    window.history.replaceState(null, '', '/tuotteet/makkarat');
    renderHeader();
    const menu = within(await mainMenu());
    expect(menu.getByRole('link', { name: 'Tuotteet' }).getAttribute('aria-current')).toBe('true');
    expect(menu.getByRole('link', { name: 'Reseptit' }).hasAttribute('aria-current')).toBe(false);
    window.history.replaceState(null, '', '/');
  });

  it('drops an address that is no link [IMP-09]', async () => {
    renderHeader({ desktop: { bottomTabs: [{ label: 'Paha', link: 'javascript:alert(1)' }] } });
    await mainMenu();
    expect(screen.queryByRole('link', { name: 'Paha' })).toBeNull();
    expect(screen.getByText('Paha')).toBeTruthy();
  });
});

describe('the fixed row', () => {
  const positionOfRow = async () => {
    let box: Element | null = await mainMenu();
    while (box && !['absolute', 'fixed'].includes(getComputedStyle(box).position))
      box = box.parentElement;
    return box && getComputedStyle(box);
  };
  const searches = () => screen.getAllByRole('combobox').length;

  it('is at its low offset up to and including the threshold [HDR-12]', async () => {
    renderHeader();
    await mainMenu();
    scrollPageTo(200);
    expect((await positionOfRow())?.position).toBe('absolute');
    expect(searches()).toBe(1);
  });

  it('is fixed past the threshold, with a search field [HDR-11] [HDR-13] [HDR-14]', async () => {
    renderHeader();
    await mainMenu();
    scrollPageTo(201);
    expect((await positionOfRow())?.position).toBe('fixed');
    expect(searches()).toBe(2);
  });

  it('returns when the page is scrolled back [HDR-13]', async () => {
    renderHeader();
    await mainMenu();
    scrollPageTo(500);
    scrollPageTo(10);
    expect((await positionOfRow())?.position).toBe('absolute');
    expect(searches()).toBe(1);
  });

  it('keeps its field while it has the focus, and no list without it [IMP-12, QS-12]', async () => {
    const hits = [{ contentId: 1, url: '/1', title: 'Nakki' }];
    renderHeader({ mobile: { ...navigation.mobile, hits } });
    await mainMenu();
    scrollPageTo(500);
    const field = screen.getAllByRole('combobox').at(-1) as HTMLElement;
    field.focus();
    await typeAndPause(field, 'nakki');
    expect(await screen.findByRole('option')).toBeTruthy();
    scrollPageTo(10);
    expect(rendered.activeElement).toBe(field);
    await userEvent.click(document.body);
    expect([searches(), screen.queryByRole('option')]).toEqual([1, null]);
    scrollPageTo(500);
    expect([searches(), screen.queryByRole('option')]).toEqual([2, null]);
  });

  it('uses the threshold of the brand [HDR-11]', async () => {
    renderHeader({ brand: 'jyvabroiler' });
    await mainMenu();
    scrollPageTo(121);
    expect((await positionOfRow())?.position).toBe('fixed');
  });

  it('uses the threshold in its tag [HDR-11]', async () => {
    renderHeader({ props: { stickyOffset: 10 } });
    await mainMenu();
    scrollPageTo(11);
    expect((await positionOfRow())?.position).toBe('fixed');
  });
});

describe('the language link', () => {
  it('is one globe link to the first entry of the language menu [HDR-15]', async () => {
    renderHeader();
    const link = await screen.findByRole('link', { name: 'In English' });
    expect(link.getAttribute('href')).toBe('/en/');
    expect(link.querySelector('svg')).not.toBeNull();
    expect(screen.queryByRole('link', { name: 'På svenska' })).toBeNull();
  });

  it('is a list of all entries on the corporate site [HDR-15]', async () => {
    renderHeader({ brand: 'atriacom' });
    const list = await screen.findByRole('navigation', { name: 'Kieli' });
    const links = within(list).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['In English', '/en/'],
      ['På svenska', '/sv/'],
    ]);
    expect(list.querySelector('svg')).toBeNull();
  });

  it('leads to /en/ from Finnish when the menu is empty [HDR-15] [I18N-02]', async () => {
    renderHeader({ desktop: { bottomTabs: [] } });
    expect((await screen.findByRole('link', { name: 'In English' })).getAttribute('href')).toBe(
      '/en/',
    );
  });

  it('leads to / from English when the menu is empty [HDR-15] [I18N-02]', async () => {
    renderHeader({ language: 'en', desktop: { bottomTabs: [] } });
    expect((await screen.findByRole('link', { name: 'Suomeksi' })).getAttribute('href')).toBe('/');
  });
});

describe('when the navigation fails', () => {
  it('shows all but the tabs, and no message [HDR-34]', async () => {
    expectFaults();
    renderHeader({ desktop: 500 });
    expect(await screen.findByRole('link', { name: 'In English' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Atria, etusivu' })).toBeTruthy();
    expect(screen.getByRole('combobox')).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has a button that asks for it again [HDR-34, IMP-02]', async () => {
    expectFaults();
    const { answers } = renderHeader({ desktop: 500 });
    const again = await screen.findByRole('button', { name: 'Lataa valikko uudelleen' });
    answers.desktop = navigation.desktop;
    await userEvent.click(again);
    expect(await mainMenu()).toBeTruthy();
    expect(again.isConnected).toBe(false);
  });

  it('logs the error [HDR-34]', async () => {
    const errors = expectFaults();
    renderHeader({ desktop: 500 });
    await waitFor(() => expect(errors).toHaveBeenCalled());
  });
});
