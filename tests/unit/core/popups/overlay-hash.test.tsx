import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useOverlay } from '../../../../src/core/popups/overlay';
import { Disclosure } from '../../support/disclosure';
import { act, screen } from '../../support/dom';
import { expectFaults } from '../../support/expect-faults';
import { goToHash } from '../../support/go-to-hash';
import { renderInFrame } from '../../support/render-in-frame';

const address = () => window.location.pathname + window.location.search + window.location.hash;
const openAt = (path: string) => window.history.replaceState(null, '', path);

beforeEach(() => openAt('/ruoasta?sivu=2'));

/** Popups of these hashes, each a text while it is open, and what closes the first. */
function show(...hashes: string[]) {
  const closers: (() => void)[] = [];
  for (const hash of hashes)
    renderInFrame(function View() {
      const { isOpen, close } = useOverlay(`#${hash}`);
      closers.push(close);
      return isOpen && <p>{hash}</p>;
    });
  return { close: () => act(() => closers[0]?.()) };
}
const isOpen = (hash: string) => screen.queryByText(hash) !== null;

describe('a popup of a hash', () => {
  it('opens at load if the address has its hash, which closing removes [NEWS-04, NEWS-05]', () => {
    openAt('/ruoasta?sivu=2#uutiskirje');
    const { close } = show('uutiskirje');
    expect(isOpen('uutiskirje')).toBe(true);
    close();
    expect(isOpen('uutiskirje')).toBe(false);
    expect(address()).toBe('/ruoasta?sivu=2');
  });

  it('opens when the hash appears, and closing restores the address from before [NEWS-04, NEWS-05]', () => {
    const { close } = show('uutiskirje');
    goToHash('#grilli');
    expect(isOpen('uutiskirje')).toBe(false);
    goToHash('#uutiskirje');
    expect(isOpen('uutiskirje')).toBe(true);
    close();
    expect(address()).toBe('/ruoasta?sivu=2#grilli');
    expect(isOpen('uutiskirje')).toBe(false);
  });

  it('adds no history entry by closing [NEWS-05]', () => {
    const { close } = show('uutiskirje');
    goToHash('#uutiskirje');
    const steps = window.history.length;
    close();
    expect(window.history.length).toBe(steps);
  });

  it('opens again by the same link [NEWS-04]', () => {
    const { close } = show('uutiskirje');
    goToHash('#uutiskirje');
    close();
    goToHash('#uutiskirje');
    expect(isOpen('uutiskirje')).toBe(true);
  });

  it('closes if Back removes the hash, and opens by Forward [IMP-31]', () => {
    show('uutiskirje');
    goToHash('#uutiskirje');
    goToHash('');
    expect(isOpen('uutiskirje')).toBe(false);
    goToHash('#uutiskirje');
    expect(isOpen('uutiskirje')).toBe(true);
  });

  it('gives its place to that of another hash, which then closes to the address before both [ELEM-05]', () => {
    const { close } = show('tiedotteet', 'uutiskirje');
    goToHash('#uutiskirje');
    goToHash('#tiedotteet');
    expect([isOpen('uutiskirje'), isOpen('tiedotteet')]).toEqual([false, true]);
    close();
    expect([isOpen('uutiskirje'), isOpen('tiedotteet')]).toEqual([false, false]);
  });

  it('never restores another popup’s hash, in any order of their tags [NEWS-05]', () => {
    openAt('/ruoasta#uutiskirje');
    const { close } = show('tiedotteet', 'uutiskirje');
    expect(isOpen('uutiskirje')).toBe(true);
    goToHash('#tiedotteet');
    expect([isOpen('uutiskirje'), isOpen('tiedotteet')]).toEqual([false, true]);
    close();
    expect([isOpen('uutiskirje'), isOpen('tiedotteet')]).toEqual([false, false]);
    expect(address()).toBe('/ruoasta');
  });

  it('is shown by another tag of its own while the address asks for it [NEWS-04]', () => {
    const first = renderInFrame(function View() {
      return useOverlay('#uutiskirje').isOpen && <p>first</p>;
    });
    show('uutiskirje');
    goToHash('#uutiskirje');
    expect(isOpen('uutiskirje')).toBe(false);
    first.unmount();
    expect(isOpen('uutiskirje')).toBe(true);
  });

  it('gives its place to what the visitor opens, and leaves no hash behind [ELEM-05, NEWS-05]', () => {
    let menu: ReturnType<typeof useOverlay> | undefined;
    renderInFrame(function View() {
      menu = useOverlay('menu');
      return null;
    });
    show('uutiskirje');
    goToHash('#uutiskirje');
    act(() => menu?.open());
    expect(isOpen('uutiskirje')).toBe(false);
    expect(address()).toBe('/ruoasta?sivu=2');
    act(() => menu?.close());
    expect(isOpen('uutiskirje')).toBe(false);
  });

  it('closes even if no address can be written [IMP-10]', () => {
    expectFaults();
    vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too often', 'SecurityError');
    });
    const { close } = show('uutiskirje');
    goToHash('#uutiskirje');
    close();
    expect(isOpen('uutiskirje')).toBe(false);
  });

  it('does not lead again to the panel whose hash it restores [NEWS-05]', () => {
    const led = vi.spyOn(Element.prototype, 'scrollIntoView');
    renderInFrame(
      <Disclosure summary="Palautus" hash="palautus">
        Postitse
      </Disclosure>,
    );
    const { close } = show('uutiskirje');
    goToHash('#palautus');
    goToHash('#uutiskirje');
    close();
    expect(address()).toBe('/ruoasta?sivu=2#palautus');
    expect(led).toHaveBeenCalledTimes(1);
  });
});
