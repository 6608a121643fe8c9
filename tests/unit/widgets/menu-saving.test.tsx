import { describe, expect, it, vi } from 'vitest';
import { navigation } from '../../../src/core/page/location';
import { siteZone } from '../../../src/read/date';
import { held } from '../../support/held';
import { asksOnLeave } from '../support/asks-on-leave';
import { fireEvent, rendered, screen, waitFor } from '../support/dom';
import { failureOf } from '../support/expect-faults';
import {
  addDish,
  bread,
  button,
  continueEditing,
  dishes,
  editMenu,
  field,
  firstWeek,
  headers,
  isEditing,
  onMenuPages,
  openMenu,
  press,
  reopenMenu,
  saveMenu,
  soup,
} from '../support/menu-page';
import { recordingBackend } from '../support/recording';
import { renewPage } from '../support/renew-page';

onMenuPages();

const draft = () => sessionStorage.getItem('atria-draft-menu-1');
/** Removes a dish, and leaves the edit mode without saving. */
const leaveEdits = async () => {
  await editMenu();
  press(`${soup}: poista`);
  press('Poistu tallentamatta');
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
    // The navigation to the saved menu asks no question, and nothing is offered afterwards.
    expect(asked).toBe(false);
    expect(draft()).toBeNull();
  });

  it('is posted once however often it is pressed [MENU-09, IMP-28]', async () => {
    const { posted } = await editMenu();
    press(`${soup}: poista`);
    press('Tallenna lista');
    await saveMenu();
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
      await screen.findByRole('alert');
      screen.getByText(failureOf(fault, 'Tapahtui virhe. Yritä uudelleen'));
      expect(dishes('Maanantai')).toEqual([bread]);
      expect(draft()).toContain(bread);
      expect(asksOnLeave()).toBe(true);
      press('Kumoa');
      press('Tee uudelleen');
      backend.failWith('');
      await saveMenu();
      expect(posted().at(-1)?.[0]?.monday).toEqual(firstWeek.monday.slice(1));
    },
  );
});

describe('what is edited while a menu is saved', () => {
  /** Presses save, and edits once the list is being sent. */
  const saveSlowly = async (given: Parameters<typeof editMenu>[0] = {}) => {
    const backend = recordingBackend();
    const { fetch } = backend;
    const [isAnswered, answer] = held();
    backend.fetch = async (input, init) => {
      const came = await fetch(input, init);
      if (init?.method === 'POST' || (input instanceof Request && input.method === 'POST'))
        await isAnswered;
      return came;
    };
    const view = await editMenu({ ...given, backend });
    press(`${soup}: poista`);
    press('Tallenna lista');
    await waitFor(() => expect(view.posted()).toHaveLength(1));
    addDish('Perjantai', 'Talon oma');
    fireEvent.change(field('Torstai'), { target: { value: 'Puolikas' } });
    return { ...view, answer };
  };

  it('goes along to the saved menu as its draft [MENU-09]', async () => {
    const view = await saveSlowly();
    const { posted, backend, answer } = view;
    let asked: boolean | undefined;
    vi.mocked(navigation.go).mockImplementation(() => {
      asked = asksOnLeave();
    });
    answer();
    await waitFor(() => expect(navigation.go).toHaveBeenCalledTimes(1));
    expect(JSON.stringify(posted())).not.toContain('Talon oma');
    expect(asked).toBe(false);
    expect(draft()).toBeNull();
    expect(sessionStorage.getItem('atria-draft-menu-3')).toContain('Talon oma');
    // What is typed until the page is left, too.
    addDish('Perjantai', 'Viime hetken keitto');
    reopenMenu(view, { menuId: '3', backend });
    await continueEditing();
    expect(dishes('Maanantai')).toEqual([bread]);
    expect(dishes('Perjantai').slice(-2)).toEqual(['Talon oma', 'Viime hetken keitto']);
    expect(field('Torstai').value).toBe('Puolikas');
  });

  it('stays in edit mode where the page stops the event [MENU-09]', async () => {
    const { posted, events, answer } = await saveSlowly({ stop: ['atria-menu-saved'] });
    answer();
    await waitFor(() => expect(events).toHaveLength(1));
    expect(dishes('Perjantai').at(-1)).toBe('Talon oma');
    expect(asksOnLeave()).toBe(true);
    await waitFor(() => expect(button('Tallenna lista').hasAttribute('aria-busy')).toBe(false));
    press('Tallenna lista');
    await waitFor(() => expect(posted()).toHaveLength(2));
    expect(posted()[1]?.[0]?.friday.at(-1)?.header).toBe('Talon oma');
    expect(posted()[1]?.[0]?.thursday.at(-1)?.header).toBe('Puolikas');
    await screen.findByText('Muokkaa listaa');
    expect(asksOnLeave()).toBe(false);
  });

  it('stays when its tag is removed meanwhile [MENU-09]', async () => {
    const { unmount, posted, answer } = await saveSlowly();
    unmount();
    answer();
    openMenu();
    expect(asksOnLeave()).toBe(false);
    await continueEditing();
    expect(dishes('Perjantai').at(-1)).toBe('Talon oma');
    expect(button('Tallenna lista').hasAttribute('aria-busy')).toBe(false);
    press('Kumoa');
    expect(dishes('Perjantai')).not.toContain('Talon oma');
    expect(posted()).toHaveLength(1);
  });
});

describe('a dish that is typed but not added', () => {
  const type = (day: string, value: string) => fireEvent.change(field(day), { target: { value } });

  it('is saved with the menu [MENU-09]', async () => {
    const { posted } = await editMenu();
    type('Perjantai', ' Talon oma ');
    type('Torstai', '  ');
    await saveMenu();
    const [saved] = posted()[0] ?? [];
    expect(headers(saved?.friday ?? [])).toEqual([...headers(firstWeek.friday), 'Talon oma']);
    expect(saved?.thursday).toEqual(firstWeek.thursday);
  });

  it('is asked about on leaving, kept, and stays with its week [MENU-11]', async () => {
    const view = await editMenu();
    type('Perjantai', 'Talon oma');
    expect(asksOnLeave()).toBe(true);
    press('Seuraava viikko');
    expect(field('Perjantai').value).toBe('');
    reopenMenu(view);
    await continueEditing();
    // At the week that was shown last.
    expect(field('Perjantai').value).toBe('');
    press('Edellinen viikko');
    expect(field('Perjantai').value).toBe('Talon oma');
    type('Perjantai', '');
    expect(asksOnLeave()).toBe(false);
    expect(draft()).toBeNull();
  });
});

describe('edits that are not saved', () => {
  it('are left without a question and offered back [MENU-11]', async () => {
    await leaveEdits();
    expect(dishes('Maanantai')).toEqual([soup, bread]);
    expect(asksOnLeave()).toBe(false);
    expect(rendered.activeElement).toBe(screen.getByRole('heading', { name: 'Lounaslista' }));
    await continueEditing();
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
    const view = await editMenu();
    press(`${soup}: poista`);
    reopenMenu(view);
    expect(await screen.findByText(/Muokkauksesi tähän listaan ovat tallella/)).toBeTruthy();
    // To edit again would lose them.
    expect(screen.queryByText('Muokkaa listaa')).toBeNull();
    expect(dishes('Maanantai')).toEqual([soup, bread]);
    press('Hylkää muutokset');
    expect(button('Muokkaa listaa')).toBeTruthy();
    expect(draft()).toBeNull();
  });

  it('that were discarded can be restored [MENU-11]', async () => {
    await leaveEdits();
    press('Hylkää muutokset');
    expect(draft()).toBeNull();
    press('Kumoa');
    expect(draft()).toContain(bread);
    await continueEditing();
    expect(dishes('Maanantai')).toEqual([bread]);
  });

  it('outlive another menu of the tag and another language, with all changes to undo [MENU-04, MENU-11]', async () => {
    const { setProps, setLanguage } = await editMenu();
    press(`${soup}: poista`);
    press(`${bread}: poista`);
    setLanguage('en');
    await waitFor(() => expect(button('Undo')).toBeTruthy());
    setLanguage('fi');
    expect(dishes('Maanantai')).toEqual([]);
    setProps({ menuId: 'lukukausi' });
    await screen.findByText('Muokkaa listaa');
    setProps({ menuId: '1' });
    await continueEditing();
    press('Kumoa');
    press('Kumoa');
    expect(dishes('Maanantai')).toEqual([soup, bread]);
  });

  it('of a new menu survive a reload, too [MENU-10]', async () => {
    const view = openMenu({ menuId: '' });
    press('Luo tyhjä lista');
    await isEditing();
    addDish('Perjantai', 'Hernekeitto');
    reopenMenu(view, { menuId: '' });
    await continueEditing();
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
    'that are corrupt in the storage, %s, are removed [IMP-11]',
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
    await leaveEdits();
    await continueEditing();
    expect(dishes('Maanantai')).toEqual([bread]);
    press('Kumoa');
    full.mockRestore();
  });
});

describe('the last saved menu', () => {
  const saveOne = async () => {
    const { unmount, backend } = await editMenu();
    press(`${soup}: poista`);
    await saveMenu();
    unmount();
    renewPage();
    return backend;
  };
  const today = new Intl.DateTimeFormat('fi-FI', { timeZone: siteZone }).format();

  it('is one press away the next day, if the address names none', async () => {
    await saveOne();
    sessionStorage.clear();
    openMenu({ menuId: '' });
    expect(
      await screen.findByText(new RegExp(`^Viimeksi tallentamasi lista, ${today}`)),
    ).toBeTruthy();
    expect(screen.getByText('Avaa').closest('a')?.search).toBe('?menuId=3');
  });

  it('has its address to copy, at that address', async () => {
    const backend = await saveOne();
    const writeText = vi.fn().mockRejectedValueOnce(new Error('not allowed')).mockResolvedValue(0);
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as never);
    const { unmount } = openMenu({ backend, query: '?menuId=3' });
    fireEvent.click(await screen.findByText('Kopioi osoite'));
    await screen.findByText('Kopioi osoite selaimen osoiteriviltä.');
    unmount();
    openMenu({ backend, query: '?menuId=3' });
    fireEvent.click(await screen.findByText('Kopioi osoite'));
    expect((await screen.findAllByText('Osoite kopioitu.')).length).toBeGreaterThan(0);
    expect(writeText).toHaveBeenLastCalledWith(window.location.href);
    expect(screen.queryByText('Avaa')).toBeNull();
  });

  it('is not mentioned at the address of another, nor beside unsaved edits', async () => {
    await saveOne();
    const { unmount } = await editMenu({ query: '?menuId=1' });
    press('Poistu tallentamatta');
    expect(screen.queryByText(/Viimeksi/)).toBeNull();
    unmount();
    await leaveEdits();
    expect(screen.getByText('Jatka muokkausta')).toBeTruthy();
    expect(screen.queryByText(/Viimeksi/)).toBeNull();
  });

  it('leaves unsaved edits to the next day', async () => {
    const { unmount } = openMenu({ menuId: '' });
    press('Luo tyhjä lista');
    await isEditing();
    addDish('Perjantai', 'Hernekeitto');
    unmount();
    renewPage();
    sessionStorage.clear();
    openMenu({ menuId: '' });
    await continueEditing();
    expect(dishes('Perjantai')).toEqual(['Hernekeitto']);
  });
});
