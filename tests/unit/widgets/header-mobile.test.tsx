import { describe, expect, it, vi } from 'vitest';
import { navigation as location } from '../../../src/core/page/location';
import { brandThemes } from '../../../src/core/style/brands/brand-themes';
import { cleanup, fireEvent, rendered, screen, userEvent, waitFor, within } from '../support/dom';
import { expectFaults } from '../support/expect-faults';
import { typeAndPause } from '../support/fake-time';
import { navigation, renderHeader, resizeTo } from './header-setup';

type Options = Parameters<typeof renderHeader>[0];

const renderMobile = (options?: Options) => renderHeader({ width: 375, ...options });

/** A mobile header with its side menu open. */
async function openMenu(options?: Options) {
  const result = renderMobile(options);
  const burger = screen.getByRole('button', { name: 'Avaa valikko' });
  await userEvent.click(burger);
  const dialog = await screen.findByRole('dialog', { name: 'Valikko' });
  return { ...result, burger, dialog, menu: within(dialog) };
}

describe('the bar', () => {
  it('shows the links in a row of upper case [HDR-17]', async () => {
    renderMobile();
    const row = await screen.findByRole('navigation', { name: 'Pikalinkit' });
    const link = within(row).getByRole('link', { name: 'Lihakauppa' });
    expect(link.getAttribute('href')).toBe('https://shop.example/');
    expect(getComputedStyle(link).textTransform).toBe('uppercase');
  });

  it('shows the search box in place of the logo [HDR-19]', async () => {
    renderMobile();
    await userEvent.click(screen.getByRole('button', { name: 'Avaa haku' }));
    expect(rendered.activeElement).toBe(screen.getByRole('combobox'));
    expect(screen.queryByRole('link', { name: 'Atria, etusivu' })).toBeNull();
  });

  it('requests suggestions at the address of its tag [ELEM-06]', async () => {
    const { calls } = renderMobile({ props: { suggestionsEndpoint: '/api/own' } });
    await userEvent.click(screen.getByRole('button', { name: 'Avaa haku' }));
    await typeAndPause(screen.getByRole('combobox'), 'nakki');
    await waitFor(() => expect(calls.at(-1)).toMatch(/^\/api\/own\?/));
  });

  it('shows the logo again when the search is closed [HDR-19]', async () => {
    renderMobile();
    await userEvent.click(screen.getByRole('button', { name: 'Avaa haku' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sulje haku' }));
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Atria, etusivu' })).toBeTruthy();
  });

  it('closes the panel and clears its results with the search toggle [QS-13]', async () => {
    const hits = [{ contentId: 1, url: '/1', title: 'Nakki' }];
    renderMobile({ mobile: { ...navigation.mobile, hits } });
    await userEvent.click(screen.getByRole('button', { name: 'Avaa haku' }));
    await typeAndPause(screen.getByRole('combobox'), 'nakki');
    expect(await screen.findByRole('option')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Sulje haku' }));
    expect(screen.queryByRole('option')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Avaa haku' }));
    expect(screen.getByRole('combobox')).toHaveProperty('value', '');
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('closes the search with Escape and returns the focus [IMP-12]', async () => {
    renderMobile();
    await userEvent.click(screen.getByRole('button', { name: 'Avaa haku' }));
    await userEvent.keyboard('{Escape}');
    expect(rendered.activeElement).toBe(screen.getByRole('button', { name: 'Avaa haku' }));
  });

  it('says whether the search is open [IMP-15]', async () => {
    renderMobile();
    const toggle = screen.getByRole('button', { name: 'Avaa haku' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    // Nothing is there that it could name.
    expect(toggle.getAttribute('aria-controls')).toBeNull();
    await userEvent.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    expect(toggle.getAttribute('aria-controls')).toBe(screen.getByRole('search').id);
  });
});

describe('the side menu', () => {
  it('is opened by the burger button [HDR-16]', async () => {
    renderMobile();
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Avaa valikko' }));
    expect((await screen.findByRole('dialog', { name: 'Valikko' })).hasAttribute('open')).toBe(
      true,
    );
  });

  it('covers eleven twelfths of the width [HDR-16]', async () => {
    const { dialog } = await openMenu();
    expect(getComputedStyle(dialog).inlineSize.replaceAll(' ', '')).toMatch(/100%\*11\/12/);
  });

  it('has a close button [HDR-22]', async () => {
    const { dialog, menu } = await openMenu();
    await userEvent.click(menu.getByRole('button', { name: 'Sulje valikko' }));
    expect(dialog.hasAttribute('open')).toBe(false);
  });

  it('closes with Escape and returns the focus to the burger [IMP-13]', async () => {
    const { dialog, burger } = await openMenu();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(dialog.hasAttribute('open')).toBe(false);
    expect(rendered.activeElement).toBe(burger);
  });

  it.each(['Yhteystiedot', 'In English', 'Atria, etusivu'])(
    'closes when its link "%s" is followed, which may stay on the page',
    async (name) => {
      const { dialog, menu, events } = await openMenu();
      const link = await menu.findByRole('link', { name });
      link.addEventListener('click', (event) => event.preventDefault());
      fireEvent.click(link, { ctrlKey: true });
      expect(dialog.hasAttribute('open')).toBe(true);
      fireEvent.click(link);
      expect(dialog.hasAttribute('open')).toBe(false);
      expect(events.at(-1)).toEqual({ name: 'atria-header-menu', detail: { open: false } });
    },
  );

  it('stays open at a press beside a link', async () => {
    const { dialog, menu } = await openMenu();
    await userEvent.click(await menu.findByRole('button', { name: 'Tuotteet: alavalikko' }));
    expect(dialog.hasAttribute('open')).toBe(true);
  });

  it('has no language link while the page is unknown [HDR-27]', async () => {
    const { menu } = await openMenu({ waiting: true });
    expect(menu.queryByText('In English')).toBeNull();
  });

  it('closes at a press on the page behind', async () => {
    const { dialog } = await openMenu();
    await userEvent.click(dialog);
    expect(dialog.hasAttribute('open')).toBe(false);
  });

  it('stops the page behind from scrolling while it is open [IMP-13]', async () => {
    const { menu } = await openMenu();
    expect(document.documentElement.style.overflow).toBe('hidden');
    await userEvent.click(menu.getByRole('button', { name: 'Sulje valikko' }));
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('releases the page when the window grows wide', async () => {
    await openMenu();
    resizeTo(1400);
    await waitFor(() => expect(document.documentElement.style.overflow).toBe(''));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('reports to the page that it was opened and closed [ELEM-08]', async () => {
    const { menu, events } = await openMenu();
    await userEvent.click(menu.getByRole('button', { name: 'Sulje valikko' }));
    const told = events.filter(({ name }) => name === 'atria-header-menu');
    expect(told.map(({ detail }) => detail)).toEqual([{ open: true }, { open: false }]);
  });

  it.each([
    'ridderheimsse',
    'lithellsse',
    'lonnebergase',
    'sibyllase',
    'sibylla',
    'mestariforsmanfi',
    'goohse',
  ] as const)('shows the logo of %s by its logo name [HDR-21]', async (logo) => {
    const { menu } = await openMenu({ props: { logo } });
    const { name, wordmark } = brandThemes[logo];
    expect(menu.getByRole('img', { name: new RegExp(name) }).getAttribute('src')).toBe(wordmark);
  });

  describe('search', () => {
    const label = 'Etsi tuote, resepti tai muuta tietoa';

    it('goes to the search page with the text on Enter [HDR-23]', async () => {
      const go = vi.spyOn(location, 'go').mockReturnValue();
      const { menu } = await openMenu();
      await userEvent.type(menu.getByRole('combobox', { name: label }), 'hk & makkara{Enter}');
      expect(go).toHaveBeenCalledWith('/haku?q=hk%20%26%20makkara');
    });

    it('goes there with its button [HDR-23]', async () => {
      const go = vi.spyOn(location, 'go').mockReturnValue();
      const { menu } = await openMenu({ props: { searchUrl: '/etsi' } });
      await userEvent.type(menu.getByRole('combobox', { name: label }), 'nakki');
      await userEvent.click(menu.getByRole('button', { name: 'Hae' }));
      expect(go).toHaveBeenCalledWith('/etsi?q=nakki');
    });

    it('requests suggestions at the address of its tag [ELEM-06]', async () => {
      const { menu, calls } = await openMenu({ props: { suggestionsEndpoint: '/api/own' } });
      await typeAndPause(menu.getByRole('combobox', { name: label }), 'nakki');
      await waitFor(() => expect(calls.at(-1)).toMatch(/^\/api\/own\?/));
    });

    it('is missing for Mestari Forsman [HDR-23]', async () => {
      const { menu } = await openMenu({ brand: 'mestariforsmanfi' });
      expect(menu.queryByRole('combobox')).toBeNull();
    });
  });

  describe('section', () => {
    const toggleOf = (menu: Awaited<ReturnType<typeof openMenu>>['menu'], label: string) =>
      menu.findByRole('button', { name: `${label}: alavalikko` });

    it('is a link and a button that opens its children [HDR-24]', async () => {
      const { menu } = await openMenu();
      const toggle = await toggleOf(menu, 'Tuotteet');
      expect(menu.getByRole('link', { name: 'Tuotteet' }).getAttribute('href')).toBe('/tuotteet');
      expect(toggle.getAttribute('aria-expanded')).toBe('false');
      await userEvent.click(toggle);
      expect(menu.getByRole('link', { name: 'Makkarat' }).getAttribute('href')).toBe(
        '/tuotteet/makkarat',
      );
    });

    it('names its panel, whose links cannot be reached while it is closed [IMP-15]', async () => {
      const { menu, dialog } = await openMenu();
      const toggle = await toggleOf(menu, 'Tuotteet');
      const panel = dialog.querySelector(`[id="${toggle.getAttribute('aria-controls')}"]`);
      expect(panel?.hasAttribute('hidden')).toBe(true);
      await userEvent.click(toggle);
      expect(toggle.getAttribute('aria-expanded')).toBe('true');
      expect(panel?.hasAttribute('hidden')).toBe(false);
    });

    it('starts open when the answer says so [HDR-24]', async () => {
      const { menu } = await openMenu();
      expect((await toggleOf(menu, 'Reseptit')).getAttribute('aria-expanded')).toBe('true');
    });

    it('starts open when the answer says so, though the page before had it closed [HDR-24]', async () => {
      const closed = navigation.mobile.navAccordions.map((one) => ({ ...one, expanded: false }));
      renderMobile({ mobile: { ...navigation.mobile, navAccordions: closed } });
      await screen.findByRole('link', { name: 'Lihakauppa' });
      cleanup();
      const answers: ((answer: object) => void)[] = [];
      const { menu } = await openMenu({ later: (answer) => answers.push(answer) });
      const toggle = await toggleOf(menu, 'Reseptit');
      expect(toggle.getAttribute('aria-expanded')).toBe('false');
      answers[0]?.(navigation.mobile);
      await waitFor(() => expect(toggle.getAttribute('aria-expanded')).toBe('true'));
      expect((await toggleOf(menu, 'Tuotteet')).getAttribute('aria-expanded')).toBe('false');
    });

    it('keeps its open state to itself when the next page has other sections [HDR-24]', async () => {
      const [products, recipes] = navigation.mobile.navAccordions;
      const answers: ((answer: object) => void)[] = [];
      const first = { ...navigation.mobile, navAccordions: [products] };
      renderMobile({ mobile: first });
      await screen.findByRole('link', { name: 'Lihakauppa' });
      cleanup();
      const { menu } = await openMenu({ later: (answer) => answers.push(answer) });
      await userEvent.click(await toggleOf(menu, 'Tuotteet'));
      const other = { ...recipes, expanded: false };
      answers[0]?.({ ...navigation.mobile, navAccordions: [other, products] });
      expect((await toggleOf(menu, 'Reseptit')).getAttribute('aria-expanded')).toBe('false');
    });

    it('is at most 900 px high [HDR-24]', async () => {
      const { menu, dialog } = await openMenu();
      const id = (await toggleOf(menu, 'Reseptit')).getAttribute('aria-controls');
      const panel = dialog.querySelector(`[id="${id}"]`) as Element;
      expect(getComputedStyle(panel).maxBlockSize).toBe('900px');
    });

    it('shows its picture with a link [HDR-25]', async () => {
      const { menu, dialog } = await openMenu();
      await userEvent.click(await toggleOf(menu, 'Tuotteet'));
      expect(menu.getByRole('link', { name: 'Kaikki tuotteet' }).getAttribute('href')).toBe(
        '/tuotteet',
      );
      expect(dialog.querySelector('li img')?.getAttribute('src')).toContain('/pictures/grill.svg');
    });

    it('is an upper-case link without children for Mestari Forsman [HDR-28]', async () => {
      const { menu } = await openMenu({ brand: 'mestariforsmanfi' });
      const link = await menu.findByRole('link', { name: 'Tuotteet' });
      expect(getComputedStyle(link).textTransform).toBe('uppercase');
      expect(menu.queryByRole('link', { name: 'Makkarat', hidden: true })).toBeNull();
      expect(menu.queryByRole('button', { name: /alavalikko/ })).toBeNull();
    });
  });

  it('has the search of the export site, whose bar has none [HDR-30]', async () => {
    const go = vi.spyOn(location, 'go').mockReturnValue();
    const { menu } = await openMenu({ brand: 'export', props: { searchUrl: '/en/search' } });
    expect(screen.queryByRole('button', { name: 'Avaa haku', hidden: true })).toBeNull();
    await userEvent.type(menu.getByRole('combobox'), 'bacon{Enter}');
    expect(go).toHaveBeenCalledWith('/en/search?q=bacon');
  });

  it('shows plain links with their icon [HDR-26]', async () => {
    const { menu } = await openMenu();
    const link = await menu.findByRole('link', { name: 'Yhteystiedot' });
    expect(link.getAttribute('href')).toBe('/yhteystiedot');
    expect(link.querySelector('svg')).not.toBeNull();
  });

  it('has a globe link to the other language [HDR-27]', async () => {
    const { menu } = await openMenu();
    const link = await menu.findByRole('link', { name: 'In English' });
    expect(link.getAttribute('href')).toBe('/en/');
    expect(link.querySelector('svg')).not.toBeNull();
    expect(menu.queryByRole('link', { name: 'På svenska' })).toBeNull();
  });

  it('lists all languages on the corporate site [HDR-27]', async () => {
    const { menu } = await openMenu({ brand: 'atriacom' });
    const list = await menu.findByRole('navigation', { name: 'Kieli' });
    const links = within(list).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['In English', '/en/'],
      ['På svenska', '/sv/'],
    ]);
    expect(list.querySelector('svg')).toBeNull();
  });

  it('has a link to the front page on the poultry site [HDR-29]', async () => {
    const { menu } = await openMenu({ brand: 'jyvabroiler' });
    expect(menu.getByRole('link', { name: 'Etusivu' }).getAttribute('href')).toBe('/');
  });

  it('has none elsewhere [HDR-29]', async () => {
    const { menu } = await openMenu();
    expect(menu.queryByRole('link', { name: 'Etusivu' })).toBeNull();
  });

  it('still has search and language when the navigation fails [HDR-34]', async () => {
    expectFaults();
    const { menu } = await openMenu({ mobile: 500 });
    expect(await menu.findByRole('link', { name: 'In English' })).toBeTruthy();
    expect(menu.getByRole('combobox')).toBeTruthy();
    expect(menu.queryByRole('listitem')).toBeNull();
  });

  it('has a button for its sections when the navigation fails, and so has the bar; the focus stays [HDR-34, IMP-02] [IMP-12]', async () => {
    expectFaults();
    const { menu, dialog, answers } = await openMenu({ mobile: 500 });
    const name = 'Lataa valikko uudelleen';
    const again = await menu.findByRole('button', { name });
    expect(screen.getAllByRole('button', { name, hidden: true })).toHaveLength(2);
    answers.mobile = navigation.mobile;
    await userEvent.click(again);
    expect(await menu.findByRole('link', { name: 'Tuotteet' })).toBeTruthy();
    await waitFor(() => expect(dialog.contains(rendered.activeElement)).toBe(true));
    expect(rendered.activeElement?.matches('a, button')).toBe(true);
    expect(screen.getByRole('link', { name: 'Lihakauppa', hidden: true })).toBeTruthy();
    expect(screen.queryByRole('button', { name, hidden: true })).toBeNull();
  });
});
