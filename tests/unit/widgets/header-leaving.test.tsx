import { describe, expect, it, vi } from 'vitest';
import { navigation as location } from '../../../src/core/page/location';
import { rendered, screen, userEvent, waitFor, within } from '../support/dom';
import { renderHeader, resizeTo } from './header-setup';

type Options = Parameters<typeof renderHeader>[0];

const label = 'Etsi tuote, resepti tai muuta tietoa';
const renderMobile = (options?: Options) => renderHeader({ width: 375, ...options });

/** A mobile header with its side menu open. */
async function openMenu(options?: Options) {
  const result = renderMobile(options);
  await userEvent.click(screen.getByRole('button', { name: 'Avaa valikko' }));
  const dialog = await screen.findByRole('dialog', { name: 'Valikko' });
  return { ...result, dialog, menu: within(dialog) };
}

describe('a search that leads away', () => {
  it('closes the search once it has led away, though the page goes there by itself [ELEM-08, HDR-19]', async () => {
    renderMobile({ stop: ['atria-search-navigate'] });
    await userEvent.click(screen.getByRole('button', { name: 'Avaa haku' }));
    await userEvent.type(screen.getByRole('combobox'), 'nakki{Enter}');
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(rendered.activeElement).toBe(screen.getByRole('button', { name: 'Avaa haku' }));
  });

  it.each([[], ['atria-search-navigate']])(
    'closes the menu when it leads away; stopped: %j [ELEM-08]',
    async (...stop) => {
      vi.spyOn(location, 'go').mockReturnValue();
      const { menu, dialog, events } = await openMenu({ stop });
      await userEvent.type(menu.getByRole('combobox', { name: label }), 'nakki{Enter}');
      expect(dialog.hasAttribute('open')).toBe(false);
      const menus = events.filter(({ name }) => name === 'atria-header-menu');
      expect(menus.map(({ detail }) => detail)).toEqual([{ open: true }, { open: false }]);
    },
  );

  it('leaves the history entry of the menu, so that one Back leads to the page as it was', async () => {
    const replace = vi.spyOn(window.location, 'replace').mockReturnValue();
    const back = vi.spyOn(window.history, 'back');
    const { menu } = await openMenu();
    expect(window.history.state).toMatchObject({ atriaOpen: true });
    await userEvent.type(menu.getByRole('combobox', { name: label }), 'nakki{Enter}');
    expect(replace).toHaveBeenCalledWith('/haku?q=nakki');
    await new Promise((done) => setTimeout(done));
    expect(back).not.toHaveBeenCalled();
  });
});

describe('a header that another one replaces', () => {
  it('moves the focus to a control of the header that replaces it [IMP-12]', async () => {
    const { menu } = await openMenu();
    expect(menu.getByRole('button', { name: 'Sulje valikko' })).toBeTruthy();
    menu.getByRole('combobox').focus();
    resizeTo(1400);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(rendered.activeElement?.closest('header')).toBe(screen.getByRole('banner'));
    expect(rendered.activeElement?.matches('a, button')).toBe(true);
    expect(rendered.activeElement?.textContent).not.toBe('Siirry sisältöön');
  });

  it('leaves the focus elsewhere when another header replaces it', async () => {
    renderMobile();
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    resizeTo(1400);
    await screen.findByRole('navigation', { name: 'Päävalikko' });
    expect(document.activeElement).toBe(field);
    field.remove();
  });
});
