import { beforeEach, describe, expect, it, vi } from 'vitest';
import { act, fireEvent, screen, waitFor } from '../support/dom';
import {
  dishes,
  firstWeek,
  headers,
  onMenuPages,
  openMenu,
  press,
  sampleMenu,
} from '../support/menu-page';

onMenuPages();

const weekHeading = () => screen.getByRole('heading', { level: 3 }).textContent;

describe('the lunch menu', () => {
  it.each([
    ['of the address', '7', '?menuId=1'],
    ['of the attribute, where the address has none', '1', ''],
    ['of the attribute, where the address has an empty one', '1', '?menuId='],
  ])('is the one %s [MENU-01, API-51]', async (_, menuId, query) => {
    const { backend } = openMenu({ menuId, query });
    await screen.findByText('Maanantai');
    expect(backend.calls).toMatchObject([{ path: '/api/fs/menu', query: { menuId: '1' } }]);
  });

  it('shows one week by its five days, titled Lounaslista [MENU-02, MENU-03]', async () => {
    openMenu();
    await screen.findByText('Maanantai');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Lounaslista');
    const days = screen.getAllByRole('heading', { level: 4 }).map((one) => one.textContent);
    const date = String.raw`\d{1,2}\.\d{1,2}\.$`;
    const names = ['Maanantai', 'Tiistai', 'Keskiviikko', 'Torstai', 'Perjantai'];
    expect(days).toEqual(names.map((name) => expect.stringMatching(`^${name} ${date}`)));
    expect(dishes('Maanantai')).toEqual(headers(firstWeek.monday));
    expect(dishes('Perjantai')).toEqual(headers(firstWeek.friday));
  });

  it('links a dish that has an address and shows its picture, but no unsafe one [MENU-03, IMP-09]', async () => {
    const card = (header: string, link = '', image = '') => ({ header, link, image });
    const monday = [
      card('Keitto', '/keitto', '/keitto.svg'),
      card('Leipä'),
      card('X', 'javascript:x'),
    ];
    const weeks = [{ monday, tuesday: null, wednesday: [], thursday: [], friday: [] }];
    const { container } = openMenu();
    container.remove();
    const { widget } = await import('../../../src/widgets/menu-builder/menu-builder.widget');
    const { renderWidget } = await import('../support/render-widget');
    const fetch = async () => Response.json(weeks);
    const view = renderWidget(widget, { props: { menuId: '1' }, settings: { fetch } });
    await screen.findByText('Leipä');
    expect(screen.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual(['/keitto']);
    const image = view.container.querySelector('img');
    expect([image?.getAttribute('loading'), image?.getAttribute('alt')]).toEqual(['lazy', '']);
    expect(screen.getAllByText('Ei ruokia')).toHaveLength(4);
  });

  it('keeps its space while it loads, and announces when it is there [IMP-01, IMP-20]', async () => {
    const { container } = openMenu();
    expect(container.querySelector('[aria-busy=true]')).toBeTruthy();
    await screen.findByText('Maanantai');
    expect(container.querySelector('[aria-busy=true]')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Lounaslista ladattu.');
  });

  it('that failed to load can be requested again [IMP-02]', async () => {
    const { backend } = openMenu({ fault: 'menu:500' });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Tapahtui virhe. Yritä uudelleen',
    );
    backend.failWith('');
    press('Yritä uudelleen');
    await screen.findByText('Maanantai');
  });

  it.each(['menu:empty', 'no id'])(
    'that is empty (%s) offers to be started, in view mode [MENU-04, MENU-10, IMP-02]',
    async (fault) => {
      const hasNone = fault === 'no id';
      const { backend } = openMenu(hasNone ? { menuId: '' } : { fault });
      expect(await screen.findByText('Luo tyhjä lista')).toBeTruthy();
      expect(screen.queryByText('Tallenna lista')).toBeNull();
      if (hasNone) expect(backend.calls).toEqual([]);
    },
  );
});

describe('the weeks of a menu', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 11, 30, 12) });
  });

  it('begin with the current week, go past the year’s last to 1, and wrap around [MENU-12]', async () => {
    openMenu();
    await screen.findByText('Maanantai');
    expect(weekHeading()).toBe('Viikko 53');
    screen.getByText('1.1.');
    expect(sampleMenu).toHaveLength(2);
    press('Seuraava viikko');
    expect(weekHeading()).toBe('Viikko 1');
    expect(dishes('Maanantai')).toEqual(headers(sampleMenu[1]?.monday ?? []));
    press('Seuraava viikko');
    expect(weekHeading()).toBe('Viikko 53');
    press('Edellinen viikko');
    expect(weekHeading()).toBe('Viikko 1');
    expect(screen.getByRole('status').textContent).toBe('Viikko 1');
  });

  it('get new numbers when the page is visible again another week [MENU-12]', async () => {
    openMenu();
    await screen.findByText('Maanantai');
    vi.setSystemTime(new Date(2027, 0, 5, 12));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(weekHeading()).toBe('Viikko 1');
  });
});

describe('the print of a menu', () => {
  const sheet = () => document.querySelector('[data-atria-print]');

  it('has the shown week alone, and the page is as before [MENU-02]', async () => {
    let printed = '';
    let rules = '';
    // What another test has printed.
    fireEvent(window, new Event('afterprint'));
    const before = document.adoptedStyleSheets.length;
    vi.stubGlobal('print', () => {
      printed = sheet()?.shadowRoot?.textContent ?? '';
      rules = String(document.adoptedStyleSheets.length - before);
    });
    const { widget } = await import('../../../src/widgets/menu-builder/menu-builder.widget');
    const { renderWidget } = await import('../support/render-widget');
    const { recordingBackend } = await import('../support/recording');
    const { fetch } = recordingBackend();
    renderWidget(widget, { props: { menuId: '1' }, settings: { fetch } });
    await screen.findByText('Maanantai');
    press('Seuraava viikko');
    const week = weekHeading();
    press('Tulosta');
    await waitFor(() => expect(printed).not.toBe(''));
    const second = sampleMenu[1];
    expect(printed.replace(/ \d{1,2}\.\d{1,2}\./g, '')).toBe(
      `Lounaslista${week}` +
        `Maanantai${headers(second?.monday ?? []).join('')}` +
        `Tiistai${headers(second?.tuesday ?? []).join('')}` +
        `Keskiviikko${headers(second?.wednesday ?? []).join('')}` +
        `Torstai${headers(second?.thursday ?? []).join('')}` +
        `Perjantai${headers(second?.friday ?? []).join('')}`,
    );
    expect(rules).toBe('1');
    fireEvent(window, new Event('afterprint'));
    await waitFor(() => expect(sheet()).toBeNull());
    expect(document.adoptedStyleSheets).toHaveLength(before);
  });
});
