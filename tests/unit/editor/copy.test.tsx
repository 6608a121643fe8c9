import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CopyButton } from '../../../editor/copy-button';

const long = 'first line\nsecond line\n';
/** What Ctrl+C would copy. */
const marked = () => {
  const field = document.activeElement as HTMLTextAreaElement;
  return field.value.slice(field.selectionStart, field.selectionEnd);
};
const press = () => screen.getByRole('button', { name: 'Copy' }).click();

describe('without the permission of the clipboard', () => {
  beforeEach(() => {
    // As on a page by http.
    vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: undefined } }));
  });

  it.each([['text', long] as const, ['function', () => long] as const])(
    'what is to be copied is marked, at each press [EDIT-06]: a %s',
    async (_, text) => {
      render(<CopyButton label="Copy" text={text} done="Copied." />);
      for (const time of ['once', 'twice']) {
        press();
        await screen.findByText(/^It is now selected/);
        await vi.waitFor(() => expect(marked(), time).toBe(long));
        (document.activeElement as HTMLElement).blur();
      }
    },
  );
});

it('says that it has copied as long as the text is the same', async () => {
  userEvent.setup();
  const { rerender } = render(<CopyButton label="Copy" text={long} done="Copied." />);
  press();
  await screen.findByText('Copied.');
  expect(await navigator.clipboard.readText()).toBe(long);
  expect(screen.queryByRole('textbox')).toBeNull();
  rerender(<CopyButton label="Copy" text="another" done="Copied." />);
  expect(screen.queryByText('Copied.')).toBeNull();
});
