import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { late } from '../../../../src/core/ui/late';
import { rendered, screen, userEvent, waitFor, within } from '../../support/dom';
import { expectFaults } from '../../support/expect-faults';
import { renderInFrame } from '../../support/render-in-frame';

const Calendar = ({ day = 'maanantai' }: { day?: string }) => <p>{day}</p>;
const part = { Calendar };
const gone = () => Promise.reject(new TypeError('Failed to fetch'));
const user = userEvent.setup();
const missing = 'Tätä osaa ei saatu ladattua.';

/** A form with a late calendar, whose code loads as `answers` say, one per request. */
function showForm(...answers: (() => Promise<typeof part>)[]) {
  const load = vi.fn(() => (answers.shift() ?? (async () => part))());
  const Late = late(load, 'Calendar');
  const view = renderInFrame(function View() {
    const [open, setOpen] = useState(false);
    const press = () => {
      Late.preload();
      setOpen(true);
    };
    return (
      <>
        <input aria-label="Viesti" />
        <button type="button" onPointerEnter={Late.preload} onClick={press}>
          Kalenteri
        </button>
        {open && <Late fallback={<p>Ladataan</p>} />}
      </>
    );
  });
  return { ...view, load };
}
const typed = () => screen.getByLabelText<HTMLInputElement>('Viesti').value;
const press = (name: string) => user.click(screen.getByRole('button', { name }));

beforeEach(() => {
  expectFaults();
});

describe('a part that loads late', () => {
  it('is loaded when it is first shown, and once [IMP-04]', async () => {
    const { load } = showForm();
    expect(load).not.toHaveBeenCalled();
    await press('Kalenteri');
    expect(await screen.findByText('maanantai')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads before its use when the pointer is near', async () => {
    const { load } = showForm();
    await user.hover(screen.getByRole('button', { name: 'Kalenteri' }));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is requested once more when its file fails to load once', async () => {
    const { load } = showForm(gone);
    await press('Kalenteri');
    expect(await screen.findByText('maanantai')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is missing alone: typed text stays, and a message says so [IMP-04]', async () => {
    showForm(gone, gone, gone, gone);
    await user.type(screen.getByLabelText('Viesti'), 'Hei');
    await press('Kalenteri');
    expect((await screen.findByRole('alert')).textContent).toContain(missing);
    expect(typed()).toBe('Hei');
  });

  it('loads by the button of the message', async () => {
    showForm(gone, gone, gone, gone);
    await press('Kalenteri');
    await screen.findByRole('alert');
    await press('Yritä uudelleen');
    expect(await screen.findByText('maanantai')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the place of the keyboard when that button disappears, in its dialog too [IMP-12]', async () => {
    const Late = late(
      vi
        .fn(async () => part)
        .mockImplementationOnce(gone)
        .mockImplementationOnce(gone),
      'Calendar',
    );
    renderInFrame(
      <>
        <Late />
        <button type="button">Jatka</button>
      </>,
    );
    await screen.findByRole('alert');
    await press('Yritä uudelleen');
    await screen.findByText('maanantai');
    await waitFor(() => expect(rendered.activeElement).toBe(screen.getByText('Jatka')));

    const Other = late(
      vi
        .fn(async () => part)
        .mockImplementationOnce(gone)
        .mockImplementationOnce(gone),
      'Calendar',
    );
    const view = renderInFrame(
      <dialog open>
        <h2>Valitse päivä</h2>
        <Other />
      </dialog>,
    );
    await within(view.container).findByRole('alert');
    await press('Yritä uudelleen');
    await within(view.container).findByText('maanantai');
    const heading = within(view.container).getByText('Valitse päivä');
    await waitFor(() => expect(rendered.activeElement).toBe(heading));
  });

  it('loads with the next press on its opener', async () => {
    showForm(gone, gone, gone, gone);
    await press('Kalenteri');
    await screen.findByRole('alert');
    await press('Kalenteri');
    expect(await screen.findByText('maanantai')).toBeTruthy();
  });

  it('that throws is missing alone too [IMP-04]', async () => {
    const Broken = () => {
      throw new Error('broken');
    };
    showForm(async () => ({ Calendar: Broken }));
    await user.type(screen.getByLabelText('Viesti'), 'Hei');
    await press('Kalenteri');
    expect((await screen.findByRole('alert')).textContent).toContain(missing);
    expect(typed()).toBe('Hei');
  });

  it('that throws comes back with other values, and not with each render around it [IMP-04]', async () => {
    const shown = vi.fn();
    const Picky = ({ day }: { day: string; onChoose: () => void }) => {
      shown(day);
      if (day === 'bad') throw new Error('broken');
      return <p>{day}</p>;
    };
    const Late = late(async () => ({ Picky }), 'Picky');
    renderInFrame(function View() {
      const [day, setDay] = useState('bad');
      const [, again] = useState(0);
      return (
        <>
          <button type="button" onClick={() => again((count) => count + 1)}>
            Sama
          </button>
          <button type="button" onClick={() => setDay('tiistai')}>
            Toinen
          </button>
          <Late day={day} onChoose={() => again(0)} />
        </>
      );
    });
    await screen.findByRole('alert');
    const before = shown.mock.calls.length;
    await press('Sama');
    expect(shown.mock.calls.length).toBe(before);
    await press('Toinen');
    expect(screen.getByText('tiistai')).toBeTruthy();
  });

  it('loads after a reconnection while it is shown, and is not requested once it is gone', async () => {
    const load = vi.fn(gone as () => Promise<typeof part>);
    const Late = late(load, 'Calendar');
    const reconnect = () => window.dispatchEvent(new Event('online'));
    const { unmount } = renderInFrame(<Late />);
    await screen.findByRole('alert');
    expect(load).toHaveBeenCalledTimes(2);
    reconnect();
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(4));
    expect(screen.getByRole('alert').textContent).toContain(missing);
    unmount();
    reconnect();
    expect(load).toHaveBeenCalledTimes(4);
    renderInFrame(<Late />);
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(6));
    load.mockResolvedValue(part);
    reconnect();
    expect(await screen.findByText('maanantai')).toBeTruthy();
  });

  it('can be omitted without a message if nobody waits for it', async () => {
    const Late = late(gone as () => Promise<typeof part>, 'Calendar');
    const { container } = renderInFrame(<Late ifMissing={() => null} fallback={<p>Ladataan</p>} />);
    await vi.waitFor(() => expect(container.textContent).not.toContain('Ladataan'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
