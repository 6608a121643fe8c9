import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../../editor/app';
import { plainSettings } from '../../../editor/settings';

/** What the preview is told to show, and its function for what it finds there. */
const preview = { looked: undefined as number | undefined, tell: (_: readonly string[]) => {} };
vi.mock('../../../editor/page/page-preview', () => ({
  PagePreview: ({ looked, onFound }: { looked?: number; onFound: typeof preview.tell }) => {
    Object.assign(preview, { looked, tell: onFound });
    return null;
  },
}));

const faulty = '<atria-card-grid columns="none"></atria-card-grid>';
const whole = '<atria-counter value="5" label="vuotta"></atria-counter>';
const start = '#/page?ui=en&brand=atriafi&language=en';
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
/** Back or Forward of the browser. */
const travel = (part: number) =>
  act(() => {
    history.replaceState(null, '', `${start}&part=${part}`);
    dispatchEvent(new Event('popstate'));
  });

beforeEach(() => {
  location.hash = start;
});

/** The catalogue at the list of a pasted page. */
async function paste(page: string) {
  const view = render(<App settings={plainSettings} mistakes={[]} />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Or paste your page' }));
  await userEvent.paste(page);
  await press('Show its parts');
  return view;
}

describe('the page to copy', () => {
  it('is said to have mistakes as long as one of its parts has', async () => {
    await paste(faulty + whole);
    expect(screen.getByText(/^There are things to mend/)).toBeTruthy();
    await press(/^Remove: Card grid/);
    expect(screen.queryByText(/^There are things to mend/)).toBeNull();
  });
});

describe('what the page finds wrong', () => {
  it('is listed at the part that it was found in, however the editor came there', async () => {
    await paste(faulty + whole);
    await press(/^Edit: Card grid/);
    act(() => preview.tell(['In the page: nothing is shown']));
    expect(screen.getByText('In the page: nothing is shown')).toBeTruthy();
    travel(1);
    expect(preview.looked).toBe(1);
    expect(screen.queryByText('In the page: nothing is shown')).toBeNull();
    travel(0);
    expect(preview.looked).toBe(0);
  });
});
