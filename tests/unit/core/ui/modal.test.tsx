import fc from 'fast-check';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Modal, type ModalProps } from '../../../../src/core/ui/modal';
import { often } from '../../support/chance';
import { declared } from '../../support/declared';
import { act, fireEvent, newHost, placeIn, rendered, screen, userEvent } from '../../support/dom';
import { renderInFrame } from '../../support/render-in-frame';

function show(props: Partial<ModalProps> = {}, options: { host?: HTMLElement } = {}) {
  const onClose = vi.fn();
  const view = renderInFrame(() => {
    const [open, setOpen] = useState(true);
    const close = () => {
      onClose();
      setOpen(false);
    };
    return (
      open && (
        <Modal onClose={close} title="Pikakatselu" {...props}>
          <button type="button">Sisällä</button>
        </Modal>
      )
    );
  }, options);
  return { ...view, onClose, user: userEvent.setup() };
}
const dialog = () => screen.queryByRole<HTMLDialogElement>('dialog', { name: 'Pikakatselu' });
const required = () => dialog() as HTMLDialogElement;
const widest = () => declared(required(), 'max-inline-size');

describe('a modal', () => {
  it('is 650 px wide by default [UI-08]', () => {
    show();
    expect(widest()).toBe('650px');
  });

  it('can be 1200 px wide [UI-08]', () => {
    show({ width: 1200 });
    expect(widest()).toBe('1200px');
  });

  it('closes with its close button [UI-08]', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Sulje' }));
    expect(dialog()).toBeNull();
  });

  it('closes with Escape [UI-08] [IMP-13]', () => {
    show();
    const inside = screen.getByRole('button', { name: 'Sisällä' });
    // It drops what is composed in a field, of which Safari only tells the code.
    fireEvent.keyDown(inside, { key: 'Escape', keyCode: 229 });
    expect(dialog()).not.toBeNull();
    fireEvent.keyDown(inside, { key: 'Escape' });
    expect(dialog()).toBeNull();
  });

  it('closes with a click on the backdrop [UI-08]', async () => {
    const { user } = show();
    await user.click(required());
    expect(dialog()).toBeNull();
  });

  it('stays when the click is inside [UI-08]', async () => {
    const { user } = show();
    await user.click(screen.getByText('Sisällä'));
    await user.click(screen.getByText('Pikakatselu'));
    expect(dialog()).not.toBeNull();
  });

  it('stays when a drag began inside and ends on the backdrop [UI-08]', () => {
    show();
    fireEvent.pointerDown(screen.getByText('Pikakatselu'));
    fireEvent.click(required());
    expect(dialog()).not.toBeNull();
  });

  it('cannot be dismissed when it is forced [UI-08] [IMP-13]', async () => {
    const { user, onClose } = show({ forced: true });
    expect(screen.queryByRole('button', { name: 'Sulje' })).toBeNull();
    for (const key of ['Escape', 'Escape']) {
      // The browser closes on Escape only if nobody stopped the key.
      expect(fireEvent.keyDown(required(), { key })).toBe(false);
    }
    expect(fireEvent(required(), new Event('cancel', { cancelable: true }))).toBe(false);
    await user.click(required());
    expect(onClose).not.toHaveBeenCalled();
  });

  it('opens again when the browser has closed it though it is forced, like a phone’s Back [UI-08] [IMP-13]', () => {
    const { onClose } = show({ forced: true });
    expect(required().getAttribute('closedby')).toBe('none');
    act(() => required().close());
    expect(required().open).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('has closed when the browser has closed it, and lets the page scroll [UI-08] [IMP-13]', () => {
    const { onClose } = show();
    act(() => required().close());
    expect(onClose).toHaveBeenCalledOnce();
    expect(dialog()).toBeNull();
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('is opened as a modal dialog, which keeps the focus inside [IMP-13]', () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    show();
    expect(showModal).toHaveBeenCalledTimes(1);
  });

  it('closes while still in the page, so that the opener gets the focus [IMP-13]', async () => {
    const connected: boolean[] = [];
    vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (
      this: HTMLDialogElement,
    ) {
      connected.push(this.isConnected);
    });
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Sulje' }));
    expect(connected).toEqual([true]);
  });

  it('keeps the page behind from scrolling until it closes [IMP-13]', async () => {
    const { overflow } = document.documentElement.style;
    const { user } = show();
    expect(document.documentElement.style.overflow).toBe('hidden');
    await user.click(screen.getByRole('button', { name: 'Sulje' }));
    expect(document.documentElement.style.overflow).toBe(overflow);
  });

  it('keeps the page from scrolling while the second of two is open [IMP-13]', () => {
    const first = show();
    const second = show();
    first.unmount();
    expect(document.documentElement.style.overflow).toBe('hidden');
    second.unmount();
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('stays when a file picker inside it is cancelled [UI-08]', () => {
    const { onClose } = show();
    const picker = document.createElement('input');
    screen.getByText('Sisällä').after(picker);
    fireEvent(picker, new Event('cancel', { bubbles: true }));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent(required(), new Event('cancel', { cancelable: true }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('returns the focus to its opener [IMP-13]', async () => {
    const host = newHost();
    const opener = placeIn(host).appendChild(document.createElement('button'));
    opener.focus();
    const { user } = show({}, { host });
    screen.getByText('Sisällä').focus();
    await user.click(screen.getByRole('button', { name: 'Sulje' }));
    expect(rendered.activeElement).toBe(opener);
  });
});

/** Two widgets with a modal each, of which the second is forced. */
function showTwo() {
  const two = ['Pikakatselu', 'Osoite'].map((title, at) => {
    const now = { isOpen: false, isMounted: true, set: (_: boolean) => {}, unmount: () => {} };
    function View() {
      const [isOpen, set] = useState(false);
      now.set = set;
      now.isOpen = isOpen;
      return (
        isOpen && (
          <Modal onClose={() => set(false)} title={title} forced={at === 1}>
            <p>Sisällä</p>
          </Modal>
        )
      );
    }
    const { unmount, container } = renderInFrame(View);
    const dialog = () => container.querySelector('dialog');
    return Object.assign(now, { unmount, dialog });
  });
  return two;
}
type Shown = ReturnType<typeof showTwo>[number];
type Doing = readonly [does: (one: Shown) => void, isOpenAfter: (was: boolean) => boolean];
const doings: Readonly<Record<string, (isForced: boolean) => Doing>> = {
  open: () => [({ set }) => set(true), () => true],
  close: () => [({ set }) => set(false), () => false],
  escape: (forced) => [
    (one) => one.dialog() && fireEvent.keyDown(one.dialog() as Element, { key: 'Escape' }),
    (was) => was && forced,
  ],
  browser: (forced) => [(one) => one.dialog()?.close(), (was) => was && forced],
  backdrop: (forced) => [
    (one) => {
      const dialog = one.dialog();
      if (!dialog) return;
      fireEvent.pointerDown(dialog);
      fireEvent.click(dialog);
    },
    (was) => was && forced,
  ],
  unmount: () => [({ unmount }) => unmount(), () => false],
};

describe('two modals, in random walks [UI-08] [IMP-13]', () => {
  it('are open as long as they are wanted, and the page is locked as long as one is', () => {
    const step = fc.tuple(fc.constantFrom(0, 1), fc.constantFrom(...Object.keys(doings)));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (walk) => {
        const two = showTwo();
        const wanted = [false, false];
        const gone = [false, false];
        for (const [at, name] of walk) {
          const [does, after] = (doings[name] as (isForced: boolean) => Doing)(at === 1);
          if (gone[at]) continue;
          act(() => does(two[at] as Shown));
          wanted[at] = after(wanted[at] ?? false);
          gone[at] = name === 'unmount';
          expect(two.map((one) => Boolean(one.dialog()?.open))).toEqual(wanted);
          const locked = document.documentElement.style.overflow === 'hidden';
          expect(locked).toBe(wanted.includes(true));
        }
        for (const { unmount } of two) unmount();
        expect(document.documentElement.style.overflow).toBe('');
      }),
      { numRuns: often(150) },
    );
  });
});
