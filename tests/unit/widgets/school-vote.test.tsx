import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writeStored } from '../../../src/core/page/storage';
import { widget } from '../../../src/widgets/school-vote/school-vote.widget';
import { votesKey } from '../../../src/widgets/school-vote/use-vote';
import { act, fireEvent, rendered, screen, waitFor, within } from '../support/dom';
import { recordingBackend } from '../support/recording';
import { renderWidget } from '../support/render-widget';

const heading = 'Mikä on paras kouluruoka?';
const options = [
  { title: 'Lihapullat', text: 'Klassikko!', votes: 0 },
  { title: 'Makaronilaatikko', text: 'Tuttu ja turvallinen.', votes: 0 },
  { title: 'Keitto', text: '', votes: 0 },
];
const name = JSON.stringify([heading, ...options.map(({ title }) => title)]);
const show = (props = {}) => renderWidget(widget, { props: { heading, options, ...props } });

const radio = (title: string) => screen.getByRole<HTMLInputElement>('radio', { name: title });
const chosen = (root: Pick<typeof screen, 'getAllByRole'> = screen) =>
  root
    .getAllByRole<HTMLInputElement>('radio')
    .flatMap((one) => (one.checked ? [one.labels?.[0]?.textContent] : []));
const choose = (title: string) => fireEvent.click(radio(title));

/** Another tab's stored data, with the browser's event. */
const otherTab = (value: string | null, key: string | null = votesKey) =>
  act(() => {
    writeStored('localStorage', votesKey, value);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
  });

beforeEach(() => writeStored('localStorage', votesKey, null));

describe('the school vote', () => {
  it('lists its options by their titles, none chosen, no text shown [CONT-21]', () => {
    show();
    expect(
      screen.getAllByRole('radio').map((one) => (one as HTMLInputElement).labels?.[0]?.textContent),
    ).toEqual(options.map(({ title }) => title));
    expect(chosen()).toEqual([]);
    expect(screen.queryByText('Klassikko!')).toBeNull();
  });

  it('shows the others’ votes to a visitor who has voted, if the page counts, and to nobody before', () => {
    const counted = [300, 699, 1].map((votes, index) => ({
      title: '',
      text: '',
      ...options[index],
      votes,
    }));
    show({ options: counted });
    expect(rendered.textContent).not.toContain('%');
    choose('Lihapullat');
    const described = (title: string) =>
      rendered.getElementById(radio(title).getAttribute('aria-describedby') ?? '')?.textContent;
    expect(['Lihapullat', 'Makaronilaatikko', 'Keitto'].map(described)).toEqual([
      'Klassikko! Ääniä: 300 (30 %).',
      'Ääniä: 699 (70 %).',
      'Ääniä: 1 (0 %).',
    ]);
    const bars = [...rendered.querySelectorAll<HTMLElement>('[style]')];
    expect(bars.map(({ style }) => style.inlineSize)).toEqual(['30%', '70%', '0%']);
  });

  it('mentions no shares if no votes are counted', () => {
    show();
    choose('Keitto');
    expect(radio('Keitto').hasAttribute('aria-describedby')).toBe(false);
  });

  it('is a group of radio buttons named by its question [IMP-17]', () => {
    show();
    const group = screen.getByRole('radiogroup', { name: heading });
    const names = within(group)
      .getAllByRole('radio')
      .map((one) => one.getAttribute('name'));
    expect(new Set(names).size).toBe(1);
    expect(radio('Lihapullat')).toBeTruthy();
  });

  it('is named as a vote without a question [IMP-17]', () => {
    show({ heading: '' });
    expect(screen.getByRole('radiogroup', { name: 'Äänestys' })).toBeTruthy();
  });

  it('shows the text of the chosen option, which describes it [CONT-21]', () => {
    show();
    choose('Lihapullat');
    const text = rendered.getElementById(`${radio('Lihapullat').getAttribute('aria-describedby')}`);
    expect(text?.textContent).toBe('Klassikko!');
    choose('Makaronilaatikko');
    expect(chosen()).toEqual(['Makaronilaatikko']);
    expect(rendered.textContent).not.toContain('Klassikko!');
  });

  it('announces the text of the choice [IMP-20]', async () => {
    show();
    choose('Lihapullat');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Klassikko!'));
  });

  it('stores the choice in local storage [CONT-21]', () => {
    const first = show();
    choose('Keitto');
    first.unmount();
    expect(JSON.parse(localStorage.getItem(votesKey) ?? '')).toEqual({ [name]: 'Keitto' });
    show();
    expect(chosen()).toEqual(['Keitto']);
  });

  it('fires an event with the option [CONT-21]', () => {
    const { events } = show();
    choose('Makaronilaatikko');
    expect(events).toEqual([
      {
        name: 'atria-vote',
        detail: {
          ...{ index: 1, title: 'Makaronilaatikko', text: 'Tuttu ja turvallinen.' },
          previous: -1,
        },
      },
    ]);
  });

  it('reports which vote another one replaces, as arrow keys choose on their way [CONT-21]', () => {
    const { events } = show();
    for (const title of ['Lihapullat', 'Makaronilaatikko', 'Keitto']) choose(title);
    expect(events.map(({ detail }) => detail)).toMatchObject([
      { index: 0, previous: -1 },
      { index: 1, previous: 0 },
      { index: 2, previous: 1 },
    ]);
  });

  it('is one vote in two languages if its tags say so [CONT-21]', () => {
    const first = show({ voteId: 'ruoka' });
    choose('Makaronilaatikko');
    first.unmount();
    const swedish = ['Köttbullar', 'Makaronilåda', 'Soppa'].map((title) => ({ title, text: '' }));
    show({ voteId: 'ruoka', heading: 'Vilken är bäst?', options: swedish });
    expect(chosen()).toEqual(['Makaronilåda']);
  });

  it('makes no call [CONT-21]', () => {
    const backend = recordingBackend();
    renderWidget(widget, { props: { heading, options }, settings: { fetch: backend.fetch } });
    choose('Lihapullat');
    expect(backend.calls).toEqual([]);
  });

  it('is equal to the same vote elsewhere on the page [CONT-21, IMP-30]', () => {
    const here = show();
    const there = show();
    fireEvent.click(within(here.container).getByRole('radio', { name: 'Keitto' }));
    expect(chosen(within(there.container))).toEqual(['Keitto']);
  });

  it('does not affect another vote [CONT-21]', () => {
    const here = show();
    const other = show({ heading: 'Toinen kysymys' });
    fireEvent.click(within(here.container).getByRole('radio', { name: 'Keitto' }));
    expect(chosen(within(other.container))).toEqual([]);
  });

  it('follows another tab [IMP-30]', () => {
    show();
    otherTab(JSON.stringify({ [name]: 'Keitto' }));
    expect(chosen()).toEqual(['Keitto']);
  });

  it('drops the choice when the storage is cleared in another tab [IMP-30]', () => {
    show();
    choose('Keitto');
    otherTab(null, null);
    expect(chosen()).toEqual([]);
  });

  it('keeps what another tab has chosen in another vote', () => {
    show();
    localStorage.setItem(votesKey, JSON.stringify({ toinen: 'A' }));
    choose('Keitto');
    expect(JSON.parse(localStorage.getItem(votesKey) ?? '')).toEqual({
      toinen: 'A',
      [name]: 'Keitto',
    });
  });

  it('works for the visit if nothing can be stored [IMP-10]', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const first = show();
    choose('Lihapullat');
    expect(chosen()).toEqual(['Lihapullat']);
    first.unmount();
    show();
    expect(chosen()).toEqual(['Lihapullat']);
  });

  it.each(['{', '7', '{"a":1}', 'null'])('removes corrupt stored data: %s [IMP-11]', (text) => {
    localStorage.setItem(votesKey, text);
    show();
    expect(chosen()).toEqual([]);
    expect(localStorage.getItem(votesKey)).toBeNull();
  });

  it('is nothing at all without options', () => {
    const { container } = show({ options: [] });
    expect(container.querySelector('h2')).toBeNull();
  });
});
