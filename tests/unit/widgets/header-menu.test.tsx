import { describe, expect, it, vi } from 'vitest';
import { act, fireEvent, rendered, screen, userEvent } from '../support/dom';
import { navigation, renderHeader } from './header-setup';

const toggleOf = (label: string) => screen.findByRole('button', { name: `${label}: alavalikko` });

describe('the menu of a tab', () => {
  it('lists the children [HDR-06]', async () => {
    renderHeader();
    await userEvent.click(await toggleOf('Tuotteet'));
    const child = await screen.findByRole('link', { name: 'Makkarat' });
    expect(child.getAttribute('href')).toBe('/tuotteet/makkarat');
    expect(screen.getByRole('link', { name: 'Kana' })).toBeTruthy();
  });

  it('shows the picture and the button, which has the tab’s link [HDR-07]', async () => {
    const { container } = renderHeader();
    await userEvent.click(await toggleOf('Tuotteet'));
    const more = await screen.findByRole('link', { name: 'Kaikki tuotteet' });
    expect(more.getAttribute('href')).toBe('/tuotteet');
    const picture = container.querySelector('nav img');
    expect(picture?.getAttribute('src')).toContain('/pictures/grill.svg');
  });

  it('names its links by its heading [HDR-06, IMP-15]', async () => {
    renderHeader();
    await userEvent.click(await toggleOf('Tuotteet'));
    const heading = await screen.findByRole('heading', { name: 'Tuotteet', level: 2 });
    const list = screen.getByRole('list', { name: 'Tuotteet' });
    expect(list.getAttribute('aria-labelledby')).toBe(heading.id);
    expect(list.textContent).toBe('MakkaratKana');
  });

  it('gives its picture an empty text, since the label says it all [IMP-23]', async () => {
    const { container } = renderHeader();
    await userEvent.click(await toggleOf('Tuotteet'));
    expect(container.querySelector('nav img')?.getAttribute('alt')).toBe('');
  });

  it('has no button without a label for it [HDR-07]', async () => {
    renderHeader();
    await userEvent.click(await toggleOf('Reseptit'));
    expect(screen.getAllByRole('link', { name: /reseptit/i })).toHaveLength(1);
  });

  it('opens for a picture alone, as in the side menu, except in a row of short lists [HDR-07, HDR-08]', async () => {
    const pictured = { ...navigation.desktop.bottomTabs[0], children: [] };
    const { container, unmount } = renderHeader({ desktop: { bottomTabs: [pictured] } });
    await userEvent.click(await toggleOf('Tuotteet'));
    expect(await screen.findByRole('link', { name: 'Kaikki tuotteet' })).toBeTruthy();
    expect(container.querySelector('nav img')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Tuotteet' })).toBeNull();
    unmount();
    renderHeader({ brand: 'atriacom', desktop: { bottomTabs: [pictured] } });
    expect(await screen.findByRole('link', { name: 'Tuotteet' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /alavalikko/ })).toBeNull();
  });

  it.each(['atriacom', 'sibylla'])(
    'has neither on %s, a simple dropdown [HDR-08]',
    async (brand) => {
      const { container } = renderHeader({ brand });
      await userEvent.click(await toggleOf('Tuotteet'));
      expect(screen.getByRole('link', { name: 'Makkarat' })).toBeTruthy();
      expect(screen.queryByRole('link', { name: 'Kaikki tuotteet' })).toBeNull();
      expect(container.querySelector('nav img')).toBeNull();
    },
  );

  it('is a dropdown by the logo too, as for the Swedish Sibylla [HDR-08]', async () => {
    renderHeader({ brand: 'sibylla', props: { logo: 'sibyllase' } });
    await userEvent.click(await toggleOf('Tuotteet'));
    expect(screen.queryByRole('link', { name: 'Kaikki tuotteet' })).toBeNull();
  });

  it('says whether it is open and which panel it opens [IMP-15]', async () => {
    const { container } = renderHeader();
    const toggle = await toggleOf('Tuotteet');
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    const panel = container.querySelector(`[id="${toggle.getAttribute('aria-controls')}"]`);
    expect(panel?.contains(screen.getByRole('link', { name: 'Makkarat' }))).toBe(true);
  });

  it('closes with Escape, and the focus returns to its button [IMP-12]', async () => {
    renderHeader();
    const toggle = await toggleOf('Tuotteet');
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(rendered.activeElement).toBe(screen.getByRole('link', { name: 'Makkarat' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: 'Makkarat' })).toBeNull();
    expect(rendered.activeElement).toBe(toggle);
  });

  it('closes when a link in it is followed, and the focus returns to its button, since the page may stay [IMP-12]', async () => {
    renderHeader();
    const toggle = await toggleOf('Tuotteet');
    await userEvent.click(toggle);
    await userEvent.click(screen.getByRole('link', { name: 'Makkarat' }));
    expect(screen.queryByRole('link', { name: 'Makkarat' })).toBeNull();
    expect(rendered.activeElement).toBe(toggle);
  });

  it('closes when focus moves on [IMP-12]', async () => {
    renderHeader();
    const toggle = await toggleOf('Reseptit');
    await userEvent.click(toggle);
    await userEvent.tab();
    await userEvent.tab();
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
  });

  it('closes at a press elsewhere', async () => {
    renderHeader();
    const toggle = await toggleOf('Tuotteet');
    await userEvent.click(toggle);
    await userEvent.click(document.body);
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
  });

  it('closes at a second press of its button', async () => {
    renderHeader();
    const toggle = await toggleOf('Tuotteet');
    await userEvent.click(toggle);
    await userEvent.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
  });

  it('is the only open one', async () => {
    renderHeader();
    await userEvent.click(await toggleOf('Tuotteet'));
    await userEvent.click(await toggleOf('Reseptit'));
    expect(screen.queryByRole('link', { name: 'Makkarat' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Keitot' })).toBeTruthy();
  });

  it('opens at its label if the tab itself has no link [HDR-06]', async () => {
    const tab = { label: 'Yritys', link: '', children: [{ label: 'Historia', link: '/historia' }] };
    renderHeader({ desktop: { ...navigation.desktop, bottomTabs: [tab] } });
    const label = await screen.findByRole('button', { name: 'Yritys' });
    await userEvent.click(label);
    expect(await screen.findByRole('link', { name: 'Historia' })).toBeTruthy();
    expect(label.getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{Escape}');
    expect(rendered.activeElement).toBe(label);
    expect(label.getAttribute('aria-expanded')).toBe('false');
  });

  describe('under a mouse', () => {
    const over = (element: Element) => fireEvent.pointerEnter(element, { pointerType: 'mouse' });
    const out = (element: Element) => fireEvent.pointerLeave(element, { pointerType: 'mouse' });
    const wait = (time: number) => act(() => vi.advanceTimersByTime(time));
    const hovered = async () => {
      renderHeader();
      const toggle = await toggleOf('Tuotteet');
      vi.useFakeTimers();
      return { toggle, item: toggle.parentElement as Element };
    };

    it('opens only when the mouse rests on the tab', async () => {
      const { toggle, item } = await hovered();
      over(item);
      wait(149);
      expect(toggle.getAttribute('aria-expanded')).toBe('false');
      wait(1);
      expect(toggle.getAttribute('aria-expanded')).toBe('true');
    });

    it('stays open while the mouse strays for a moment', async () => {
      const { toggle, item } = await hovered();
      over(item);
      wait(150);
      out(item);
      wait(299);
      over(item);
      wait(1000);
      expect(toggle.getAttribute('aria-expanded')).toBe('true');
    });

    it('closes when the mouse has left', async () => {
      const { toggle, item } = await hovered();
      over(item);
      wait(150);
      out(item);
      wait(300);
      expect(toggle.getAttribute('aria-expanded')).toBe('false');
    });

    it('stays open with the focus in it, wherever the mouse goes [IMP-12]', async () => {
      const { toggle, item } = await hovered();
      over(item);
      wait(150);
      const link = screen.getByRole('link', { name: 'Makkarat' });
      act(() => link.focus());
      out(item);
      over(item.nextElementSibling as Element);
      wait(1000);
      expect(toggle.getAttribute('aria-expanded')).toBe('true');
      expect(rendered.activeElement).toBe(link);
    });

    it('closes when the mouse has left across another tab', async () => {
      const { toggle, item } = await hovered();
      const next = item.nextElementSibling as Element;
      over(item);
      wait(150);
      out(item);
      over(next);
      wait(100);
      out(next);
      wait(300);
      expect(toggle.getAttribute('aria-expanded')).toBe('false');
      expect(screen.queryByRole('link', { name: 'Makkarat' })).toBeNull();
    });

    it('stays open without the mouse once its button is pressed', async () => {
      const { toggle, item } = await hovered();
      over(item);
      wait(150);
      fireEvent.click(toggle);
      out(item);
      wait(1000);
      expect(toggle.getAttribute('aria-expanded')).toBe('true');
    });

    it('does not open under a finger that only passes', async () => {
      const { toggle, item } = await hovered();
      fireEvent.pointerEnter(item, { pointerType: 'touch' });
      wait(1000);
      expect(toggle.getAttribute('aria-expanded')).toBe('false');
    });
  });
});
