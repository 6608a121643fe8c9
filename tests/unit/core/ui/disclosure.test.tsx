import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Disclosure } from '../../support/disclosure';
import { fireEvent, rendered, screen, userEvent } from '../../support/dom';
import { goToHash } from '../../support/go-to-hash';
import { renderInFrame } from '../../support/render-in-frame';

const user = userEvent.setup();
const button = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true';
const contentOf = (name: string) =>
  rendered.getElementById(button(name).getAttribute('aria-controls') ?? '');

/** A panel that the hash of the page opens. */
const showReturns = (content: ReactNode = 'Postitse') =>
  renderInFrame(
    <Disclosure summary="Palautus" hash="palautus">
      {content}
    </Disclosure>,
  );

describe('a disclosure', () => {
  it('announces whether it is open and which panel it opens [IMP-15]', async () => {
    renderInFrame(<Disclosure summary="Ravintosisältö">Energiaa</Disclosure>);
    expect(isOpen('Ravintosisältö')).toBe(false);
    await user.click(button('Ravintosisältö'));
    expect(isOpen('Ravintosisältö')).toBe(true);
    expect(contentOf('Ravintosisältö')?.textContent).toBe('Energiaa');
    expect(contentOf('Ravintosisältö')?.hasAttribute('hidden')).toBe(false);
  });

  it('opens and closes as its owner says', async () => {
    const toggled = vi.fn();
    renderInFrame(function View() {
      const [open, setOpen] = useState(false);
      const onToggle = (next: boolean) => {
        toggled(next);
        if (!next) setOpen(false);
      };
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Seuraava vaihe
          </button>
          <Disclosure summary="Maksu" isOpen={open} onToggle={onToggle}>
            Kortilla
          </Disclosure>
        </>
      );
    });
    await user.click(button('Maksu'));
    expect(toggled).toHaveBeenCalledExactlyOnceWith(true);
    expect(isOpen('Maksu')).toBe(false);
    await user.click(button('Seuraava vaihe'));
    expect(isOpen('Maksu')).toBe(true);
  });

  it('opens by the hash of the page and comes into view [IMP-31]', () => {
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
    showReturns();
    expect(isOpen('Palautus')).toBe(false);
    goToHash('#muu');
    expect(isOpen('Palautus')).toBe(false);
    goToHash('#palautus');
    expect(isOpen('Palautus')).toBe(true);
    expect(seen.mock.contexts).toEqual([button('Palautus')]);
  });

  it('does not scroll again if Back leads to an entry that has scrolled [IMP-31]', () => {
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
    showReturns();
    window.history.pushState({ ofThePage: 7 }, '');
    goToHash('#palautus');
    const step = window.history.state;
    expect(step).toMatchObject({ ofThePage: 7 });
    window.history.pushState(null, '');
    goToHash('#muu');
    window.history.replaceState(step, '');
    goToHash('#palautus');
    expect(seen).toHaveBeenCalledTimes(1);
    // A link to it adds its own history entry.
    goToHash('#muu');
    window.history.pushState(null, '');
    goToHash('#palautus');
    expect(seen).toHaveBeenCalledTimes(2);
  });

  it('opens and comes into view again by a link to the present hash [IMP-31]', () => {
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
    showReturns(<a href="#palautus">Alkuun</a>);
    const link = screen.getByText('Alkuun');
    goToHash('#palautus');
    fireEvent.click(button('Palautus'));
    expect(isOpen('Palautus')).toBe(false);
    // In another tab.
    fireEvent.click(link, { ctrlKey: true });
    expect(isOpen('Palautus')).toBe(false);
    fireEvent.click(link);
    expect(isOpen('Palautus')).toBe(true);
    expect(seen).toHaveBeenCalledTimes(2);
    // Back within the address, as from a page of a listing.
    fireEvent.click(button('Palautus'));
    goToHash('#palautus');
    expect(isOpen('Palautus')).toBe(false);
  });

  it('opens by the hash, but scrolls nobody who comes back to another place [IMP-31]', () => {
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { type: 'back_forward' } as PerformanceNavigationTiming,
    ]);
    window.location.hash = 'palautus';
    showReturns();
    expect(isOpen('Palautus')).toBe(true);
    expect(seen).not.toHaveBeenCalled();
  });

  it.each(['#k%C3%A4ytt%C3%B6', '#100%'])('opens by the hash %s, as browsers write it', (hash) => {
    const written = hash === '#100%' ? '100%' : 'käyttö';
    renderInFrame(
      <Disclosure summary="Ohje" hash={written}>
        Näin
      </Disclosure>,
    );
    goToHash(hash);
    expect(isOpen('Ohje')).toBe(true);
  });

  it('opens when the browser finds a text inside', () => {
    renderInFrame(<Disclosure summary="Allergeenit">Selleri</Disclosure>);
    const content = contentOf('Allergeenit') as HTMLElement;
    expect(content.getAttribute('hidden')).toBe('until-found');
    fireEvent(content, new Event('beforematch'));
    expect(isOpen('Allergeenit')).toBe(true);
  });
});
