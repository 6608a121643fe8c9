import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigation } from '../../../src/core/page/location';
import {
  addDish,
  button,
  dishes,
  editMenu,
  firstWeek,
  headers,
  isEditing,
  openMenu,
  press,
} from '../support/menu-page';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(navigation, 'go').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

const [soup = '', bread = ''] = headers(firstWeek.monday);
const draft = () => sessionStorage.getItem('atria-draft-menu-1');
const asksOnLeave = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('a menu that is saved', () => {
  it('is posted week by week and shown at its new address [MENU-09, API-53]', async () => {
    const { posted, events } = await editMenu({ query: '?lang=fi#alku' });
    press(`${soup}: poista`);
    expect(asksOnLeave()).toBe(true);
    let asked: boolean | undefined;
    vi.mocked(navigation.go).mockImplementation(() => {
      asked = asksOnLeave();
    });
    press('Tallenna lista');
    await waitFor(() => expect(navigation.go).toHaveBeenCalledTimes(1));
    expect(posted()[0]?.[0]?.monday).toEqual(firstWeek.monday.slice(1));
    const menuId = '3';
    const address = `${window.location.origin}/lounaslista?lang=fi&menuId=${menuId}#alku`;
    expect(navigation.go).toHaveBeenCalledWith(address);
    expect(events).toEqual([{ name: 'atria-menu-saved', detail: { menuId, address } }]);
    // The way to what was saved is no leave, and there is nothing left to offer.
    expect(asked).toBe(false);
    expect(draft()).toBeNull();
  });

  it('is posted once however often it is pressed [MENU-09, IMP-28]', async () => {
    const { posted } = await editMenu();
    press(`${soup}: poista`);
    press('Tallenna lista');
    press('Tallenna lista');
    await waitFor(() => expect(navigation.go).toHaveBeenCalled());
    expect(posted()).toHaveLength(1);
  });

  it('is shown in place when the page stops the event [MENU-09]', async () => {
    await editMenu({ stop: ['atria-menu-saved'] });
    press(`${soup}: poista`);
    press('Tallenna lista');
    await screen.findByText('Muokkaa listaa');
    expect(dishes('Maanantai')).toEqual([bread]);
    expect(navigation.go).not.toHaveBeenCalled();
    expect(asksOnLeave()).toBe(false);
  });

  it.each(['menu:500', 'menu:offline', 'menu:malformed', 'menu:shape'])(
    'and fails (%s) says so, stays in edit mode and loses nothing [MENU-09]',
    async (fault) => {
      const { backend, posted } = await editMenu();
      press(`${soup}: poista`);
      backend.failWith(fault);
      press('Tallenna lista');
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toBe('Tapahtui virhe. Yritä uudelleen');
      expect(dishes('Maanantai')).toEqual([bread]);
      expect(draft()).toContain(bread);
      expect(asksOnLeave()).toBe(true);
      press('Kumoa');
      press('Tee uudelleen');
      backend.failWith('');
      press('Tallenna lista');
      await waitFor(() => expect(navigation.go).toHaveBeenCalled());
      expect(posted().at(-1)?.[0]?.monday).toEqual(firstWeek.monday.slice(1));
    },
  );
});

describe('edits that are not saved', () => {
  it('are left without a question and offered back [MENU-11]', async () => {
    await editMenu();
    press(`${soup}: poista`);
    press('Poistu tallentamatta');
    expect(dishes('Maanantai')).toEqual([soup, bread]);
    expect(asksOnLeave()).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Lounaslista' }));
    press('Jatka muokkausta');
    await isEditing();
    expect(dishes('Maanantai')).toEqual([bread]);
    press('Kumoa');
    expect(dishes('Maanantai')).toEqual([soup, bread]);
  });

  it('are not offered where there are none [MENU-11]', async () => {
    await editMenu();
    press(`${soup}: poista`);
    press('Kumoa');
    expect(asksOnLeave()).toBe(false);
    press('Poistu tallentamatta');
    expect(button('Muokkaa listaa')).toBeTruthy();
    expect(draft()).toBeNull();
  });

  it('survive a reload, and are offered, not forced [MENU-04, MENU-11]', async () => {
    const { unmount } = await editMenu();
    press(`${soup}: poista`);
    unmount();
    openMenu();
    expect(await screen.findByText(/Muokkauksesi tähän listaan ovat tallella/)).toBeTruthy();
    // To edit anew would lose them.
    expect(screen.queryByText('Muokkaa listaa')).toBeNull();
    expect(dishes('Maanantai')).toEqual([soup, bread]);
    press('Hylkää muutokset');
    expect(button('Muokkaa listaa')).toBeTruthy();
    expect(draft()).toBeNull();
  });

  it('of a new menu survive a reload, too [MENU-10]', async () => {
    const { unmount } = openMenu({ menuId: '' });
    press('Luo tyhjä lista');
    await isEditing();
    addDish('Perjantai', 'Hernekeitto');
    unmount();
    openMenu({ menuId: '' });
    press('Jatka muokkausta');
    await isEditing();
    expect(dishes('Perjantai')).toEqual(['Hernekeitto']);
  });

  it('of one menu are not offered for another [MENU-01]', async () => {
    const { unmount } = await editMenu();
    press(`${soup}: poista`);
    unmount();
    openMenu({ menuId: 'lukukausi' });
    expect(await screen.findByText('Muokkaa listaa')).toBeTruthy();
  });

  it.each(['{', '[]', '{"monday":[]}', '[5]', 'null'])(
    'that are corrupt in the storage, %s, are discarded [IMP-11]',
    async (text) => {
      sessionStorage.setItem('atria-draft-menu-1', text);
      openMenu();
      expect(await screen.findByText('Muokkaa listaa')).toBeTruthy();
    },
  );

  it('are kept for the visit where the storage is full [IMP-10]', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await editMenu();
    press(`${soup}: poista`);
    press('Poistu tallentamatta');
    press('Jatka muokkausta');
    await isEditing();
    expect(dishes('Maanantai')).toEqual([bread]);
    press('Kumoa');
    full.mockRestore();
  });
});

describe('a menu that is open in two tabs', () => {
  const key = 'atria-menu-1';
  /** What another tab writes. */
  const other = (trace: { savedAs: string; at?: number } | null) => {
    const text = trace && JSON.stringify({ other: { at: Date.now(), ...trace } });
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  };

  it('tells when the other edits it, and asks before it is saved [IMP-30]', async () => {
    const { posted } = await editMenu();
    press(`${soup}: poista`);
    other({ savedAs: '' });
    expect(screen.getByText('Samaa listaa muokataan myös toisessa välilehdessä.')).toBeTruthy();
    press('Tallenna lista');
    expect(document.activeElement).toBe(button('Tallenna silti'));
    expect(posted()).toEqual([]);
    press('Älä tallenna vielä');
    expect(posted()).toEqual([]);
    press('Tallenna lista');
    press('Tallenna silti');
    await waitFor(() => expect(posted()).toHaveLength(1));
  });

  it('tells when the other has saved it, and leads to that version [IMP-30]', async () => {
    const { posted } = await editMenu({ query: '?x=1' });
    press(`${soup}: poista`);
    other({ savedAs: '9' });
    expect(screen.getByText(/uusi versio toisessa välilehdessä/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Avaa uusi versio' });
    expect(link.getAttribute('href')).toBe(`${window.location.origin}/lounaslista?x=1&menuId=9`);
    expect(link.getAttribute('target')).toBe('_blank');
    press('Tallenna lista');
    expect(posted()).toEqual([]);
    expect(dishes('Maanantai')).toEqual([bread]);
  });

  it('is saved at once when the other has stopped, or had saved before [IMP-30]', async () => {
    const { posted } = await editMenu();
    press(`${soup}: poista`);
    other({ savedAs: '' });
    other(null);
    other({ savedAs: '9', at: Date.now() - 60_000 });
    expect(screen.queryByText(/välilehdessä/)).toBeNull();
    press('Tallenna lista');
    await waitFor(() => expect(posted()).toHaveLength(1));
  });

  it('tells the other of its own edits, and no more when there are none [IMP-30]', async () => {
    await editMenu();
    expect(localStorage.getItem(key)).toBeNull();
    press(`${soup}: poista`);
    const traces = () => Object.values(JSON.parse(localStorage.getItem(key) ?? '{}'));
    expect(traces()).toMatchObject([{ savedAs: '' }]);
    press('Kumoa');
    expect(traces()).toEqual([]);
    press('Tee uudelleen');
    press('Tallenna lista');
    await waitFor(() => expect(traces()).toMatchObject([{ savedAs: '3' }]));
  });

  it.each(['{', '[]', '{"a":5}'])(
    'is not troubled by corrupt traces, %s [IMP-11]',
    async (text) => {
      localStorage.setItem(key, text);
      const { posted } = await editMenu();
      press('Tallenna lista');
      await waitFor(() => expect(posted()).toHaveLength(1));
    },
  );

  it('wipes its trace when the page goes, and leaves it again when it comes back [IMP-30]', async () => {
    await editMenu();
    press(`${soup}: poista`);
    fireEvent(window, new Event('pagehide'));
    expect(localStorage.getItem(key)).toBeNull();
    fireEvent(window, new Event('pageshow'));
    expect(localStorage.getItem(key)).not.toBeNull();
  });
});
