import { describe, expect, it } from 'vitest';
import { act, fireEvent, rendered, screen, waitFor } from '../support/dom';
import {
  addDish,
  bread,
  button,
  cardOf,
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
  sampleMenu,
  saveMenu,
  soup,
} from '../support/menu-page';
import { recordingBackend } from '../support/recording';

onMenuPages();

const said = () => screen.getByRole('status').textContent;
const focused = () => rendered.activeElement;

describe('a dish in edit mode', () => {
  it('that is a recipe gets its link and picture [MENU-06, MENU-08, API-52]', async () => {
    const { backend } = await editMenu();
    expect(backend.to('/recipes')).toMatchObject([{ method: 'GET', query: {} }]);
    addDish('Maanantai', 'Kermainen kanapasta');
    expect(dishes('Maanantai').at(-1)).toBe('Kermainen kanapasta');
    const card = cardOf('Maanantai', dishes('Maanantai').length - 1);
    await waitFor(() => expect(card.querySelector('a')).toBeTruthy());
    expect(card.querySelector('a')?.getAttribute('href')).toMatch(/^\/reseptit\/.+/);
    expect(card.querySelector('img')).toBeTruthy();
    expect(said()).toBe('Kermainen kanapasta lisätty: Maanantai.');
  });

  it.each(['kermainen kanapasta', 'Kermainen', 'Talon oma'])(
    'with another text, as %s, is a header only [MENU-08]',
    async (name) => {
      await editMenu();
      addDish('Maanantai', ` ${name} `);
      const card = cardOf('Maanantai', dishes('Maanantai').length - 1);
      // The recipes are loaded once they are found.
      fireEvent.change(field('Tiistai'), { target: { value: 'Kermainen' } });
      await screen.findAllByRole('option');
      expect(card.textContent).toBe(name);
      expect(card.querySelector('a, img')).toBeNull();
    },
  );

  it('is found among the recipes by a part of its name, with the keyboard [MENU-08, IMP-12]', async () => {
    await editMenu();
    const input = field('Tiistai');
    fireEvent.change(input, { target: { value: 'kermainen kana' } });
    const [option] = await screen.findAllByRole('option');
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(dishes('Tiistai').at(-1)).toBe(option?.textContent);
    expect(input.value).toBe('');
    expect(focused()).toBe(input);
  });

  it('of blanks is not added', async () => {
    await editMenu();
    addDish('Maanantai', '   ');
    expect(dishes('Maanantai')).toEqual(headers(firstWeek.monday));
  });

  it('is added while the recipes are pending, and saved [MENU-08, API-03]', async () => {
    const { backend, posted } = openMenu();
    await screen.findByText('Maanantai');
    backend.failWith('menu:never');
    press('Muokkaa listaa');
    await isEditing();
    addDish('Maanantai', 'Kermainen kanapasta');
    expect(dishes('Maanantai').at(-1)).toBe('Kermainen kanapasta');
    backend.failWith('');
    press('Tallenna lista');
    await waitFor(() => expect(posted()).toHaveLength(1));
    expect(posted()[0]?.[0]?.monday.at(-1)?.header).toBe('Kermainen kanapasta');
    expect(posted()[0]?.[0]?.monday.at(-1)?.link).toMatch(/^\/reseptit\/.+/);
  });

  it('is saved without a link where there are no recipes [MENU-08, IMP-02]', async () => {
    const backend = recordingBackend();
    const fetch: typeof backend.fetch = async (input, init) =>
      (input as Request).url.includes('/recipes')
        ? new Response('', { status: 500 })
        : backend.fetch(input, init);
    const { posted } = await editMenu({ backend: { ...backend, fetch } });
    await screen.findByText(/Reseptejä ei saatu ladattua/);
    addDish('Maanantai', 'Kermainen kanapasta');
    press('Tallenna lista');
    await waitFor(() => expect(posted()).toHaveLength(1));
    const saved = posted()[0]?.[0]?.monday.at(-1);
    expect([saved?.header, saved?.link]).toEqual(['Kermainen kanapasta', '']);
  });

  it('added before the recipes gets its link when they load, in a draft, too [MENU-08]', async () => {
    const view = openMenu();
    await screen.findByText('Maanantai');
    view.backend.failWith('menu:never');
    press('Muokkaa listaa');
    await isEditing();
    addDish('Maanantai', 'Kermainen kanapasta');
    const { posted } = reopenMenu(view);
    await continueEditing();
    await waitFor(() => expect(cardOf('Maanantai', 2).querySelector('a')).toBeTruthy());
    press('Tallenna lista');
    await waitFor(() => expect(posted()).toHaveLength(1));
    expect(posted()[0]?.[0]?.monday.at(-1)?.link).toMatch(/^\/reseptit\/.+/);
  });

  it('can be added without the recipes, which can be requested again [IMP-02]', async () => {
    const { backend } = openMenu();
    await screen.findByText('Maanantai');
    backend.failWith('menu:500');
    press('Muokkaa listaa');
    await isEditing();
    expect(await screen.findByText(/Reseptejä ei saatu ladattua/)).toBeTruthy();
    addDish('Maanantai', 'Kermainen kanapasta');
    expect(cardOf('Maanantai', 2).querySelector('a')).toBeNull();
    backend.failWith('');
    press('Yritä uudelleen');
    await waitFor(() => expect(cardOf('Maanantai', 2).querySelector('a')).toBeTruthy());
    expect(screen.queryByText(/Reseptejä ei saatu/)).toBeNull();
  });

  it('is deleted, and the focus moves to the one in its place [MENU-06, IMP-12]', async () => {
    await editMenu();
    press(`${soup}: poista`);
    expect(dishes('Maanantai')).toEqual([bread]);
    expect(said()).toBe(`${soup} poistettu: Maanantai.`);
    expect(focused()).toBe(button(`${bread}: poista`));
    press(`${bread}: poista`);
    expect(dishes('Maanantai')).toEqual([]);
    expect(focused()).toBe(screen.getByRole('heading', { name: /^Maanantai/ }));
  });

  it('is swapped with the next one of its day, the focus with it [MENU-06, IMP-12]', async () => {
    await editMenu();
    press(`${soup}: vaihda seuraavan kanssa`);
    expect(dishes('Maanantai')).toEqual([bread, soup]);
    expect(said()).toBe(`${soup} siirretty: Maanantai, 2.`);
    expect(focused()).toBe(button(`${soup}: vaihda seuraavan kanssa`));
    // The last of its day has none.
    press(`${soup}: vaihda seuraavan kanssa`);
    expect(dishes('Maanantai')).toEqual([bread, soup]);
    expect(button(`${soup}: vaihda seuraavan kanssa`).getAttribute('aria-disabled')).toBe('true');
  });

  it('is moved between days by buttons, the focus with it [MENU-06, IMP-12]', async () => {
    await editMenu();
    press(`${soup}: siirrä seuraavalle päivälle`);
    expect(dishes('Maanantai')).toEqual([bread]);
    expect(dishes('Tiistai')[0]).toBe(soup);
    expect(said()).toBe(`${soup} siirretty: Tiistai, 1.`);
    expect(focused()).toBe(button(`${soup}: siirrä seuraavalle päivälle`));
    press(`${soup}: siirrä edelliselle päivälle`);
    press(`${soup}: siirrä edelliselle päivälle`);
    expect(dishes('Maanantai')).toEqual([soup, bread]);
    expect(focused()).toBe(button(`${soup}: siirrä edelliselle päivälle`));
  });
});

describe('the weeks in edit mode', () => {
  const week = () => screen.getByRole('heading', { level: 3 }).textContent;

  it('are added at the end and removed, but not the last one [MENU-05]', async () => {
    await editMenu();
    press('Lisää viikko');
    expect(screen.getByText('3/3')).toBeTruthy();
    expect(dishes('Maanantai')).toEqual([]);
    expect(said()).toBe(`${week()} lisätty.`);
    press('Poista viikko');
    press('Poista viikko');
    expect(screen.queryByText(/\d\/\d/)).toBeNull();
    expect(dishes('Maanantai')).toEqual(headers(firstWeek.monday));
    expect(button('Poista viikko').getAttribute('aria-disabled')).toBe('true');
    press('Poista viikko');
    expect(focused()).toBe(button('Poista viikko'));
    press('Kumoa');
    expect(dishes('Maanantai')).toEqual(headers(sampleMenu[1]?.monday ?? []));
  });
});

describe('what was done in edit mode', () => {
  it('is undone and done again by buttons, which keep the focus [MENU-06, IMP-12]', async () => {
    await editMenu();
    expect(button('Kumoa').getAttribute('aria-disabled')).toBe('true');
    press(`${soup}: poista`);
    press('Kumoa');
    expect(dishes('Maanantai')).toEqual([soup, bread]);
    expect(focused()).toBe(button('Kumoa'));
    expect(said()).toBe(`Muutos kumottu. ${soup} lisätty: Maanantai.`);
    press('Tee uudelleen');
    expect(said()).toBe(`Muutos tehty uudelleen. ${soup} poistettu: Maanantai.`);
    expect(dishes('Maanantai')).toEqual([bread]);
  });

  it.each([
    ['Ctrl+Z', { key: 'z', ctrlKey: true }, { key: 'z', ctrlKey: true, shiftKey: true }],
    ['Cmd+Z', { key: 'z', metaKey: true }, { key: 'Z', metaKey: true, shiftKey: true }],
    ['Ctrl+Z and Ctrl+Y', { key: 'z', ctrlKey: true }, { key: 'y', ctrlKey: true }],
  ])('is undone and done again by %s [MENU-06, IMP-12]', async (_, undo, redo) => {
    await editMenu();
    press(`${soup}: siirrä seuraavalle päivälle`);
    fireEvent.keyDown(button(`${soup}: poista`), undo);
    expect(dishes('Maanantai')).toEqual([soup, bread]);
    fireEvent.keyDown(button(`${soup}: poista`), redo);
    expect(dishes('Tiistai')[0]).toBe(soup);
  });

  it('is not undone from a text field, which has its own [MENU-06]', async () => {
    await editMenu();
    press(`${soup}: poista`);
    const isLeft = fireEvent.keyDown(field('Maanantai'), { key: 'z', ctrlKey: true });
    expect(isLeft).toBe(true);
    expect(dishes('Maanantai')).toEqual([bread]);
  });

  it('keeps the focus in the editor when its card disappears by an undo [IMP-12]', async () => {
    await editMenu();
    addDish('Maanantai', 'Talon oma');
    const remove = button('Talon oma: poista');
    remove.focus();
    fireEvent.keyDown(remove, { key: 'z', ctrlKey: true });
    expect(dishes('Maanantai')).toEqual([soup, bread]);
    expect(focused()).toBe(screen.getByRole('heading', { level: 3 }));
  });
});

describe('a dish that is dragged', () => {
  // Without a layout all days are in the corner of the window, and Monday is the first of them.
  async function dragToEndOfMonday(card: HTMLElement) {
    const at = (target: EventTarget, type: string, clientY: number) =>
      act(() => {
        const more = { bubbles: true, isPrimary: true, button: 0, clientX: 0, clientY };
        target.dispatchEvent(new PointerEvent(type, more));
      });
    at(card, 'pointerdown', 90);
    await waitFor(() => expect(card.dataset.held).toBe(''));
    at(window, 'pointermove', 5);
    at(window, 'pointerup', 5);
    // As browsers do; it is no press, and the next one is not blocked.
    fireEvent.click(card);
  }

  it('goes where it is dropped, and its new place is announced [MENU-06, IMP-20]', async () => {
    await editMenu();
    await dragToEndOfMonday(cardOf('Maanantai'));
    const { length } = firstWeek.monday;
    expect(dishes('Maanantai').at(-1)).toBe(soup);
    expect(said()).toBe(`${soup} siirretty: Maanantai, ${length}.`);
  });

  it('changes nothing in its old place, and that is announced [MENU-06, IMP-20]', async () => {
    await editMenu();
    const before = dishes('Maanantai');
    await dragToEndOfMonday(cardOf('Maanantai', before.length - 1));
    expect(dishes('Maanantai')).toEqual(before);
    expect(said()).toBe(`${before.at(-1)}: veto peruttu.`);
    expect(button('Kumoa').getAttribute('aria-disabled')).toBe('true');
  });
});

describe('a menu from scratch', () => {
  it('starts with one empty week in edit mode and is saved [MENU-10, API-53]', async () => {
    const { posted } = openMenu({ menuId: '' });
    press('Luo tyhjä lista');
    await isEditing();
    expect(dishes('Maanantai')).toEqual([]);
    expect(screen.queryByText('Seuraava viikko')).toBeNull();
    addDish('Keskiviikko', 'Hernekeitto');
    await saveMenu();
    const dish = { header: 'Hernekeitto', link: '', image: '' };
    const none = { monday: [], tuesday: [], thursday: [], friday: [] };
    expect(posted()).toEqual([[{ ...none, wednesday: [dish] }]]);
  });

  it('is left for the start button again [MENU-11]', async () => {
    openMenu({ menuId: '' });
    press('Luo tyhjä lista');
    await isEditing();
    press('Poistu tallentamatta');
    expect(button('Luo tyhjä lista')).toBeTruthy();
  });
});
