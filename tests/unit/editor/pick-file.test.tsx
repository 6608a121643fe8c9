import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { FormField } from '../../../editor/model/form-fields';
import { widgetNamed } from '../../../editor/model/widgets';
import { PickFile, pickedFile, pickFile } from '../../../editor/pick-file';
import { plainSettings } from '../../../editor/settings';
import { sayFor } from '../../../editor/texts';
import { Ui } from '../../../editor/ui';

const library = 'https://cms.example.org/media/?site=1';
const file = { type: 'atria-file', url: '/kuvat/grilli.jpg', alt: 'Grilli' };

/** The library's window, and its messages. */
function openedWindow() {
  const opened = { close: vi.fn() };
  const open = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  const send = (data: unknown, more: object = {}) =>
    dispatchEvent(
      Object.assign(new Event('message'), {
        ...{ data, source: opened, origin: 'https://cms.example.org' },
        ...more,
      }),
    );
  return { opened, open, send };
}

describe('the library of the content system', () => {
  it('opens with the wanted kind, and its file is used once', () => {
    const { opened, open, send } = openedWindow();
    const then = vi.fn();
    pickFile(library, 'picture', then);
    expect(`${open.mock.calls[0]?.[0]}`).toBe('https://cms.example.org/media/?site=1&kind=picture');
    send(file);
    send(file);
    expect(then.mock.calls).toEqual([[{ url: '/kuvat/grilli.jpg', alt: 'Grilli' }]]);
    expect(opened.close).toHaveBeenCalledOnce();
  });

  it('is the only accepted sender: no other window, no other origin, nothing once the form is gone', () => {
    const { send } = openedWindow();
    const then = vi.fn();
    const stop = pickFile(library, 'picture', then);
    send(file, { source: window });
    send(file, { origin: 'https://evil.example' });
    stop();
    send(file);
    expect(then).not.toHaveBeenCalled();
  });

  it.each(['javascript:alert(1)', 'data:text/html,x'])(
    'gives no address that runs: %s',
    (address) => {
      const { open } = openedWindow();
      pickFile(address, 'picture', vi.fn());
      expect(open).not.toHaveBeenCalled();
    },
  );

  it.each([
    undefined,
    null,
    'x',
    {},
    { ...file, type: 'x' },
    { ...file, url: 1 },
    { ...file, url: 'javascript:alert(1)' },
  ])('returns no file for another message: %j', (message) => {
    expect(pickedFile(message)).toBeUndefined();
  });

  it('has a button only at fields of files, which puts the file into the form', async () => {
    const { send } = openedWindow();
    const items = widgetNamed('history-timeline', 'en')?.fields.find(
      ({ name }) => name === 'items',
    );
    const field = (name: string) => items?.fields.find((one) => one.name === name) as FormField;
    const onPick = vi.fn();
    const settings = { ...plainSettings, pickPicture: library };
    render(
      <Ui value={{ t: sayFor('en'), ui: 'en', announce: () => {}, settings }}>
        <PickFile field={field('image')} onPick={onPick} />
        <PickFile field={field('heading')} onPick={onPick} />
      </Ui>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Media library: Image' }));
    send(file);
    expect(onPick).toHaveBeenCalledWith('/kuvat/grilli.jpg', 'Grilli');
  });
});
