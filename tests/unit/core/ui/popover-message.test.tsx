import { useState } from 'react';
import { expect, it } from 'vitest';
import { PopoverMessage } from '../../../../src/core/ui/popover-message';
import { act, fireEvent, screen, waitFor } from '../../support/dom';
import { renderInFrame } from '../../support/render-in-frame';

/** A page on which something is bought again and again. */
let add: (tone: 'success' | 'error') => void;
function Messages() {
  const [shown, setShown] = useState<readonly { id: number; tone: 'success' | 'error' }[]>([]);
  add = (tone) => act(() => setShown((now) => [...now, { id: now.length, tone }]));
  const [closed, setClosed] = useState<readonly number[]>([]);
  return shown
    .filter(({ id }) => !closed.includes(id))
    .map(({ id, tone }) => (
      <PopoverMessage
        key={id}
        tone={tone}
        text={`Viesti: ${id}`}
        autoClose={tone === 'success' ? 60_000 : undefined}
        onClose={() => setClosed((now) => [...now, id])}
      >
        {`Viesti ${id}`}
      </PopoverMessage>
    ));
}

it('of three messages that close by themselves the oldest closes at once, so that a phone shows its page', () => {
  renderInFrame(<Messages />);
  for (let message = 0; message < 3; message++) add('success');
  expect(screen.queryByText('Viesti 0')).toBeNull();
  expect(screen.getByText('Viesti 1')).toBeTruthy();
  expect(screen.getByText('Viesti 2')).toBeTruthy();
});

it('an error stays until it is read', () => {
  renderInFrame(<Messages />);
  add('error');
  for (let message = 0; message < 3; message++) add('success');
  expect(screen.getByText('Viesti 0')).toBeTruthy();
  expect(screen.getByText('Viesti 3')).toBeTruthy();
});

it('Escape closes the newest, which may cover the focused element, unless the key belongs to another [IMP-12]', () => {
  renderInFrame(<Messages />);
  add('error');
  add('error');
  const pressEscape = () => fireEvent.keyDown(document.body, { key: 'Escape' });
  fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true });
  const inUse = (event: Event) => event.preventDefault();
  document.body.addEventListener('keydown', inUse);
  pressEscape();
  document.body.removeEventListener('keydown', inUse);
  expect(screen.getByText('Viesti 1')).toBeTruthy();
  pressEscape();
  expect(screen.queryByText('Viesti 1')).toBeNull();
  expect(screen.getByText('Viesti 0')).toBeTruthy();
});

it('is announced with each of its texts, in its own words; an error as an alert [IMP-20]', async () => {
  let change: (text: string, tone?: 'info' | 'error') => void = () => {};
  const { container } = renderInFrame(function View() {
    const [{ text, tone }, set] = useState({ text: 'Odota', tone: 'info' as 'info' | 'error' });
    change = (next, as = 'info') => act(() => set({ text: next, tone: as }));
    return (
      <PopoverMessage tone={tone} text={text} onClose={() => {}}>
        Kuva
      </PopoverMessage>
    );
  });
  const said = () => screen.getByRole('status').textContent;
  await waitFor(() => expect(said()).toBe('Odota'));
  expect(container.querySelector('[role=alert]')).toBeNull();
  change('Valmis');
  await waitFor(() => expect(said()).toBe('Valmis'));
  change('Ei onnistunut', 'error');
  expect(screen.getByRole('alert').textContent).toContain('Kuva');
  expect(said()).toBe('Valmis');
});
