import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Modal, type ModalProps } from '../../../../src/core/ui/modal';
import { declared } from '../../support/declared';
import { renderInFrame } from '../../support/render-in-frame';

function show(props: Partial<ModalProps> = {}) {
  const onClose = vi.fn();
  const view = renderInFrame(() => {
    const [open, setOpen] = useState(true);
    const close = () => {
      onClose();
      setOpen(false);
    };
    return (
      <Modal open={open} onClose={close} title="Pikakatselu" {...props}>
        <button type="button">Sisällä</button>
      </Modal>
    );
  });
  return { ...view, onClose, user: userEvent.setup() };
}
const dialog = () => screen.queryByRole<HTMLDialogElement>('dialog', { name: 'Pikakatselu' });
const required = () => dialog() as HTMLDialogElement;
const widest = () => declared(required(), 'max-inline-size');

describe('a modal', () => {
  it('is 650 px wide unless told otherwise [UI-08]', () => {
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
    fireEvent.keyDown(screen.getByRole('button', { name: 'Sisällä' }), { key: 'Escape' });
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
      // The browser closes on Escape only where nobody stopped the key.
      expect(fireEvent.keyDown(required(), { key })).toBe(false);
    }
    expect(fireEvent(required(), new Event('cancel', { cancelable: true }))).toBe(false);
    await user.click(required());
    expect(onClose).not.toHaveBeenCalled();
  });

  it('is opened as a modal dialog, which keeps the focus inside [IMP-13]', () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    show();
    expect(showModal).toHaveBeenCalledTimes(1);
  });

  it('is closed while still in the page, so that the opener gets the focus back [IMP-13]', async () => {
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

  it('gives the focus back to what opened it [IMP-13]', async () => {
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    const { user } = show();
    screen.getByText('Sisällä').focus();
    await user.click(screen.getByRole('button', { name: 'Sulje' }));
    expect(document.activeElement).toBe(opener);
    opener.remove();
  });
});
