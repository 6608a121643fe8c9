import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { openOverlay, useOverlay, useOverlayPlace } from '../../../../src/core/popups/overlay';
import {
  noOverlays,
  type OverlayOpener,
  withOverlay,
  withoutOverlay,
  withTag,
} from '../../../../src/core/popups/overlays.model';
import { act, rendered, screen } from '../../support/dom';
import { renderInFrame } from '../../support/render-in-frame';

const names = ['questionForm', 'newsletter', 'a', 'b', 'menu', 'letter', 'address', 'tuote'];
/** A page with a tag for each popup. */
const page = names.reduce((now, name) => withTag(now, name, Symbol(name)), noOverlays);
const opened = (...wanted: [string, OverlayOpener][]) =>
  wanted.reduce((now, [name, by]) => withOverlay(now, name, by), page);

describe('the popups of a page', () => {
  it('are one at a time: what a visitor opens gets the place [ELEM-05]', () => {
    expect(opened(['questionForm', 'visitor'], ['newsletter', 'visitor']).open).toBe('newsletter');
  });

  it('make one that opens by itself wait until the other closes [ELEM-05]', () => {
    const both = opened(['questionForm', 'visitor'], ['newsletter', 'page']);
    expect(both.open).toBe('questionForm');
    expect(withoutOverlay(both, 'questionForm')).toEqual({ ...page, open: 'newsletter' });
  });

  it('cancel one that waits', () => {
    const both = opened(['questionForm', 'visitor'], ['newsletter', 'page']);
    const one = withoutOverlay(both, 'newsletter');
    expect(withoutOverlay(one, 'questionForm')).toEqual(page);
  });

  it('open once, however often they are requested', () => {
    const twice = opened(['a', 'visitor'], ['b', 'page'], ['b', 'page'], ['a', 'page']);
    expect(twice).toEqual({ ...page, open: 'a', waiting: ['b'] });
  });

  it('make a forced one wait for what is open, before all others that wait [CHK-16, ELEM-05]', () => {
    const three = opened(['menu', 'visitor'], ['letter', 'page'], ['address', 'forced']);
    expect([three.open, three.waiting]).toEqual(['menu', ['address', 'letter']]);
    expect(withoutOverlay(three, 'menu').open).toBe('address');
  });

  it('leave the place to a forced one until it closes, after any request [CHK-16]', () => {
    const both = opened(['address', 'forced'], ['menu', 'visitor']);
    expect(both.open).toBe('address');
    const after = withoutOverlay(both, 'address');
    expect(after.open).toBe('menu');
    expect(withOverlay(after, 'tuote', 'visitor').open).toBe('tuote');
  });

  it('close one that keeps its own state while a forced one is open [CHK-16, ELEM-05]', () => {
    let forced: ReturnType<typeof useOverlay> | undefined;
    let setOpen = (_: boolean) => {};
    const { container } = renderInFrame(function View() {
      forced = useOverlay('address');
      const [isOpen, set] = useState(false);
      setOpen = set;
      useOverlayPlace(isOpen, () => set(false));
      return isOpen && <p>menu</p>;
    });
    act(() => forced?.open('forced'));
    act(() => setOpen(true));
    expect(container.textContent).toBe('');
    expect(forced?.isOpen).toBe(true);
  });

  it('are the same for all widgets, and are removed with theirs [ELEM-05]', () => {
    let popup: ReturnType<typeof useOverlay> | undefined;
    const view = renderInFrame(function View() {
      popup = useOverlay('newsletter');
      return <p>{popup.isOpen ? 'auki' : 'kiinni'}</p>;
    });
    act(() => openOverlay('newsletter', 'page'));
    expect(screen.getByText('auki')).toBeTruthy();
    view.unmount();
    renderInFrame(function View() {
      return <p>{useOverlay('newsletter').isOpen ? 'auki' : 'kiinni'}</p>;
    });
    expect(screen.getByText('kiinni')).toBeTruthy();
  });

  /** A tag that shows a popup, by default the same as others. */
  const showTag = (label: string, name?: string) => {
    const tag: { popup?: ReturnType<typeof useOverlay> } = {};
    const view = renderInFrame(function View() {
      tag.popup = useOverlay(name);
      return tag.popup.isOpen && <p>{label}</p>;
    });
    return { ...view, tag };
  };
  const shown = () => [...rendered.querySelectorAll('p')].map(({ textContent }) => textContent);

  it('stay open when another tag of theirs is removed, or closes what it does not show [ELEM-05]', () => {
    showTag('first', 'letter');
    const second = showTag('second', 'letter');
    act(() => openOverlay('letter'));
    expect(shown()).toEqual(['first']);
    act(() => second.tag.popup?.close());
    second.unmount();
    expect(shown()).toEqual(['first']);
  });

  it('are shown by the other tag once the first is removed [ELEM-05]', () => {
    const first = showTag('first', 'letter');
    showTag('second', 'letter');
    act(() => openOverlay('letter'));
    first.unmount();
    expect(shown()).toEqual([]);
    act(() => openOverlay('letter'));
    expect(shown()).toEqual(['second']);
  });

  it('are distinguished without names: two of a kind on a page [ELEM-05]', () => {
    showTag('first');
    const second = showTag('second');
    act(() => second.tag.popup?.open());
    expect(shown()).toEqual(['second']);
  });

  it('notify a dialog that a newer one has its place [ELEM-05]', () => {
    const toggles: ((open: boolean) => void)[] = [];
    const show = (name: string) =>
      renderInFrame(function View() {
        const [open, setOpen] = useState(false);
        toggles.push(setOpen);
        useOverlayPlace(open, () => setOpen(false));
        return open && <p>{name}</p>;
      });
    show('menu');
    show('tuote');
    const [openMenu, openProduct] = toggles;
    act(() => openMenu?.(true));
    expect(screen.getByText('menu')).toBeTruthy();
    act(() => openProduct?.(true));
    expect(screen.queryByText('menu')).toBeNull();
    expect(screen.getByText('tuote')).toBeTruthy();
  });
});
