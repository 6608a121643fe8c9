import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { rendered, screen, userEvent, waitFor } from '../../support/dom';
import { renderInFrame } from '../../support/render-in-frame';

const focused = () => rendered.activeElement?.textContent;

/** Rows of a list that their own buttons remove, between two buttons or alone. */
function show(isBetween: boolean) {
  renderInFrame(() => {
    const [rows, setRows] = useState(['Liha', 'Kala', 'Kana']);
    return (
      <>
        <h2>Valitut</h2>
        {isBetween && <button type="button">Ennen</button>}
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <button type="button" onClick={() => setRows(rows.filter((one) => one !== row))}>
                {row}
              </button>
            </li>
          ))}
        </ul>
        {isBetween && <button type="button">Jälkeen</button>}
      </>
    );
  });
  return userEvent.setup();
}
const remove = (user: ReturnType<typeof show>, name: string) =>
  user.click(screen.getByRole('button', { name }));

describe('the place of the keyboard', () => {
  it('is the next of the list, then the one before, then what is before the list [IMP-12]', async () => {
    const user = show(true);
    await remove(user, 'Kala');
    await waitFor(() => expect(focused()).toBe('Kana'));
    await remove(user, 'Kana');
    await waitFor(() => expect(focused()).toBe('Liha'));
    await remove(user, 'Liha');
    await waitFor(() => expect(focused()).toBe('Ennen'));
  });

  it('is the heading where no control remains [IMP-12]', async () => {
    const user = show(false);
    for (const name of ['Liha', 'Kala', 'Kana']) await remove(user, name);
    await waitFor(() => expect(focused()).toBe('Valitut'));
  });

  it('is not taken from a visitor who has moved on [IMP-12]', async () => {
    const user = show(true);
    await remove(user, 'Kala');
    screen.getByRole('button', { name: 'Jälkeen' }).focus();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(focused()).toBe('Jälkeen');
  });
});
