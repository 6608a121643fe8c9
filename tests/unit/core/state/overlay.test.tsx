import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import {
  noOverlays,
  type OverlayOpener,
  useOverlay,
  useOverlayPlace,
  withOverlay,
  withoutOverlay,
} from '../../../../src/core/state/overlay';
import { renderInFrame } from '../../support/render-in-frame';

const opened = (...wanted: [string, OverlayOpener][]) =>
  wanted.reduce((now, [name, by]) => withOverlay(now, name, by), noOverlays);

describe('the popups of a page', () => {
  it('are one at a time: what a visitor opens takes the place [ELEM-05]', () => {
    expect(opened(['questionForm', 'visitor'], ['newsletter', 'visitor']).open).toBe('newsletter');
  });

  it('let one that opens by itself wait until the other closes [ELEM-05]', () => {
    const both = opened(['questionForm', 'visitor'], ['newsletter', 'page']);
    expect(both.open).toBe('questionForm');
    expect(withoutOverlay(both, 'questionForm')).toEqual({ open: 'newsletter', waiting: [] });
  });

  it('call off one that waits', () => {
    const both = opened(['questionForm', 'visitor'], ['newsletter', 'page']);
    const one = withoutOverlay(both, 'newsletter');
    expect(withoutOverlay(one, 'questionForm')).toEqual(noOverlays);
  });

  it('open once, however often they are asked for', () => {
    const twice = opened(['a', 'visitor'], ['b', 'page'], ['b', 'page'], ['a', 'page']);
    expect(twice).toEqual({ open: 'a', waiting: ['b'] });
  });

  it('are the same for all widgets, and go with theirs [ELEM-05]', () => {
    let popup: ReturnType<typeof useOverlay> | undefined;
    const first = renderInFrame(function View() {
      popup = useOverlay('newsletter');
      return null;
    });
    renderInFrame(function View() {
      return <p>{useOverlay('newsletter').isOpen ? 'auki' : 'kiinni'}</p>;
    });
    act(() => popup?.open('page'));
    expect(screen.getByText('auki')).toBeTruthy();
    first.unmount();
    expect(screen.getByText('kiinni')).toBeTruthy();
  });

  it('tell a dialog that its place was taken by a newer one [ELEM-05]', () => {
    const toggles: ((open: boolean) => void)[] = [];
    const show = (name: string) =>
      renderInFrame(function View() {
        const [open, setOpen] = useState(false);
        toggles.push(setOpen);
        useOverlayPlace(open ? name : null, () => setOpen(false));
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
