import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writeAddress } from '../../../editor/address';
import { App } from '../../../editor/app';
import { keepDraft, keptDraft, lastDrafts } from '../../../editor/drafts';
import { emptyDraft } from '../../../editor/model/values';
import {
  emptyHistory,
  keepHistory,
  lastPages,
  stepTo,
  textOf,
} from '../../../editor/page/page-history';
import { plainSettings } from '../../../editor/settings';
import { expectFaults } from '../support/expect-faults';

/** What the preview is told to show, and its function for what it finds there. */
const preview = { looked: undefined as number | undefined, tell: (_: readonly string[]) => {} };
interface PagePreviewProps {
  readonly text: string;
  readonly looked?: number;
  readonly onFound: typeof preview.tell;
}
vi.mock('../../../editor/page/page-preview', () => ({
  PagePreview: ({ text, looked, onFound }: PagePreviewProps) => {
    if (text.includes('<!-- fails -->')) throw new Error('fails');
    Object.assign(preview, { looked, tell: onFound });
    return null;
  },
}));

vi.mock('../../../editor/preview/preview', () => ({ Preview: () => null }));

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

const open = () => render(<App settings={plainSettings} mistakes={[]} />);

/** The catalogue at the list of a pasted page. */
async function paste(page: string) {
  const view = open();
  await userEvent.click(screen.getByRole('textbox', { name: 'Or paste your page' }));
  await userEvent.paste(page);
  await press('Show its parts');
  return view;
}

describe('the page to copy', () => {
  it('is said to have mistakes as long as one of its parts has', async () => {
    await paste(faulty + whole);
    expect(screen.getByText(/^There are still things/)).toBeTruthy();
    await press(/^Remove: Card grid/);
    expect(screen.queryByText(/^There are still things/)).toBeNull();
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

describe('what an editor has typed', () => {
  const lastTexts = () => lastPages().map(({ page }) => textOf(page));
  /** Stores a page as another window does. */
  const keepPage = (text: string) =>
    keepHistory(stepTo(emptyHistory, { text, deed: 'begin', about: '' }));

  it('is not replaced by a window that is only opened [EDIT-03]', async () => {
    const { unmount } = await paste('<p>Old</p>');
    unmount();
    keepPage('<p>New</p>');
    sessionStorage.clear();
    open().unmount();
    expect(lastTexts()).toEqual(['<p>New</p>', '<p>Old</p>']);
  });

  it('is offered in another window, each page with its time and first words [EDIT-03]', async () => {
    keepPage('<p>Vanha teksti</p>');
    keepPage(whole);
    sessionStorage.clear();
    open();
    const list = screen.getByRole('region', { name: /^Continue with the page/ });
    expect(within(list).getAllByRole('button')).toHaveLength(2);
    expect(within(list).getAllByRole('button')[0]?.textContent).toMatch(/\d.*:\d\d/);
    const [, older] = within(list).getAllByRole('listitem');
    expect(older?.textContent).toContain('Vanha teksti');
    await userEvent.click(within(older as HTMLElement).getByRole('button'));
    expect(screen.getByRole('button', { name: /^Edit: .*Vanha teksti/ })).toBeTruthy();
  });

  const html = () => screen.getByLabelText<HTMLTextAreaElement>('Its HTML').value;
  const written = '<p class="a">Oma</p>';

  it('as HTML waits beside its part until it is taken over or dropped [EDIT-03]', async () => {
    const { unmount } = await paste('<h1>Otsikko</h1><p>Teksti</p>');
    await press(/^Edit: Text/);
    const source = screen.getByLabelText('Its HTML');
    await userEvent.clear(source);
    await userEvent.type(source, written);
    await userEvent.type(screen.getByLabelText('Text'), '!');
    expect(html()).toBe(written);
    await press(/^Undo: a change/);
    expect(html()).toBe(written);
    await press(/All parts of the page/);
    await press(/^Edit: Heading/);
    expect(html()).toBe('<h1>Otsikko</h1>');
    unmount();
    history.replaceState(null, '', `${start}&part=1`);
    open();
    expect(screen.getByText(/^This HTML is kept here/)).toBeTruthy();
    // Another page with as many parts has none.
    await press(/All parts of the page/);
    await press(/^Start another page/);
    await userEvent.click(screen.getByRole('textbox', { name: 'Or paste your page' }));
    await userEvent.paste('<h1>Toinen</h1><p>Sivu</p>');
    await press('Show its parts');
    await press(/^Edit: Text/);
    expect(html()).toBe('<p>Sivu</p>');
    await press(/All parts of the page/);
    await press(/^Start another page/);
    // The window was closed.
    sessionStorage.clear();
    const pages = screen.getByRole('region', { name: /^Continue with the page/ });
    const [first] = within(pages)
      .getAllByRole('listitem')
      .filter(({ textContent }) => textContent?.includes('Otsikko'));
    await userEvent.click(within(first as HTMLElement).getByRole('button'));
    await press(/^Edit: Text/);
    await press('Use it');
    expect(html()).toBe(written);
    expect(screen.queryByText(/^This HTML is kept here/)).toBeNull();
    await userEvent.type(screen.getByLabelText('Its HTML'), 'x');
    await press('Drop it');
    expect(html()).toBe(written);
    expect(document.activeElement).toBe(screen.getByLabelText('Its HTML'));
  });

  it('is within reach where the catalogue fails, also after a reload [EDIT-03]', async () => {
    expectFaults();
    const text = '<p>Teksti</p><!-- fails -->';
    userEvent.setup();
    const { unmount } = await paste(text);
    const isBroken = () => screen.queryByRole('heading', { name: /^The catalogue failed/ });
    expect(document.activeElement).toBe(isBroken());
    unmount();
    open();
    await press('Copy what you wrote');
    expect(await navigator.clipboard.readText()).toBe(text);
    await press('Start anew');
    expect(isBroken()).toBeNull();
    expect(lastTexts()).toEqual([text]);
    await press(/\d:\d\d/);
    expect(isBroken()).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: /^Atria/ }));
    expect(isBroken()).toBeNull();
  });

  it('in a form is there after its window was closed, also what another window wrote [EDIT-03]', async () => {
    const draft = (value: number) => ({ ...emptyDraft, values: { value } });
    keepDraft('counter', draft(7));
    sessionStorage.clear();
    keepDraft('counter', draft(8));
    sessionStorage.clear();
    expect(keptDraft('counter')).toEqual(draft(8));
    keepDraft('counter', draft(9), draft(8));
    location.hash = '#/counter?ui=en&brand=atriafi&language=en';
    open();
    const value = () => screen.getByLabelText<HTMLInputElement>('Value').value;
    expect(value()).toBe('9');
    const [, older, ...others] = screen.getAllByRole('option', { name: /^What you wrote/ });
    expect(others).toEqual([]);
    await userEvent.selectOptions(screen.getByLabelText('Start from'), older as HTMLElement);
    expect(value()).toBe('7');
    await press('Undo');
    expect(value()).toBe('9');
    expect(document.activeElement).toBe(screen.getByLabelText('Start from'));
  });
});

describe('what an editor has typed, with Back and Undo', () => {
  it('is offered where it was typed right before Back [EDIT-03]', async () => {
    location.hash = '#/counter?ui=en&brand=atriafi&language=en';
    open();
    const value = () => screen.getByLabelText<HTMLInputElement>('Value');
    const change = (text: string) => fireEvent.change(value(), { target: { value: text } });
    change('7');
    fireEvent.change(screen.getByLabelText('Start from'), { target: { value: '' } });
    const before = location.hash;
    change('8');
    act(() => {
      history.replaceState(null, '', before);
      dispatchEvent(new Event('popstate'));
    });
    expect(value().value).toBe('');
    await userEvent.click(screen.getByRole('link', { name: /^Atria/ }));
    fireEvent.click(screen.getAllByRole('button', { name: 'Counter' })[0] as HTMLElement);
    const start = screen.getByLabelText('Start from');
    const written = screen.getAllByRole('option', { name: /^What you wrote/ });
    const values = written.map((one) => {
      fireEvent.change(start, { target: { value: (one as HTMLOptionElement).value } });
      return value().value;
    });
    expect(values).toContain('8');
  });

  it('is offered where an example was chosen and written over at once [EDIT-03]', async () => {
    location.hash = '#/counter?ui=en&brand=atriafi&language=en';
    const { unmount } = open();
    const value = () => screen.getByLabelText<HTMLInputElement>('Value');
    const change = (text: string) => fireEvent.change(value(), { target: { value: text } });
    change('71');
    await waitFor(() => expect(keptDraft('counter')?.values.value).toBe(71));
    fireEvent.change(screen.getByLabelText('Start from'), { target: { value: '' } });
    change('5');
    change('52');
    unmount();
    expect(lastDrafts('counter').map(({ draft }) => draft.values.value)).toEqual([52, 71]);
  });

  it('is in its entry, which stays open, when a step of the page is undone [EDIT-03]', async () => {
    const cards = ['Yksi', 'Kaksi', 'Kolme'].map((header) => ({ header }));
    await paste(`<atria-card-grid cards='${JSON.stringify(cards)}'></atria-card-grid>`);
    await press(/^Edit: Card grid/);
    const line = (name: string) => screen.getByRole('button', { name: new RegExp(`^\\d ${name}`) });
    await userEvent.click(line('Kolme'));
    await press('Remove: Yksi');
    await press(/^Undo: a change/);
    expect(line('Yksi').getAttribute('aria-expanded')).toBe('false');
    expect(line('Kolme').getAttribute('aria-expanded')).toBe('true');
  });

  it('is in the fields to paste into, until it is used [EDIT-03]', async () => {
    const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Or paste/ });
    const { unmount } = open();
    fireEvent.change(field(), { target: { value: whole } });
    unmount();
    open();
    expect(field().value).toBe(whole);
    await press('Show its parts');
    await press(/^Start another page/);
    expect(field().value).toBe('');
  });
});

describe('a link that a mail program has cut', () => {
  const whole = writeAddress({
    ...{ name: 'counter', brand: 'atriafi', language: 'en', ui: 'en' },
    draft: { ...emptyDraft, values: { value: 5 } },
  });

  it.each([whole.slice(0, -3), '#/?ui=en&open=PGF0c'])('is reported: %s', (link) => {
    keepDraft('counter', { ...emptyDraft, values: { value: 77 } });
    location.hash = link;
    open();
    expect(screen.getByRole('alert').textContent).toMatch(/^The link is not whole/);
    // Nobody takes an old draft of theirs for that of the link.
    expect(screen.queryByDisplayValue('77')).toBeNull();
    if (link.includes('form='))
      fireEvent.change(screen.getByLabelText('Value'), { target: { value: '6' } });
    else fireEvent.click(screen.getAllByRole('button', { name: 'Counter' })[0] as HTMLElement);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is read without a word while it is whole', () => {
    location.hash = whole;
    open();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByDisplayValue('5')).toBeTruthy();
  });
});
