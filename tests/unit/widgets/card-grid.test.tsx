import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cardSchema } from '../../../src/api/cards';
import { columnsAt, uncounted } from '../../../src/core/cards/card-grid-layout.styles';
import { widget } from '../../../src/widgets/card-grid/card-grid.widget';
import { createBackend } from '../../../stand-in/api/app';
import { held } from '../../support/held';
import { answeringFetch } from '../support/answering-fetch';
import { rendered, screen, userEvent, waitFor, within } from '../support/dom';
import { expectFaults } from '../support/expect-faults';
import { layOut } from '../support/lay-out';
import { type RenderOptions, renderWidget } from '../support/render-widget';
import { resizeTo } from '../support/resize-to';

const card = (header: string) =>
  v.parse(cardSchema, { type: 'recipeCard', header, link: `/${header}` });
const cards = (count: number) => Array.from({ length: count }, (_, at) => card(`K${at + 1}`));
const dropdownItems = [
  { id: 'kana', label: 'Kanasta' },
  { id: 'nauta', label: 'Naudasta' },
];

type Props = NonNullable<RenderOptions<typeof widget.contract>['props']>;

function show(props: Props, options: RenderOptions<typeof widget.contract> = {}) {
  return { ...renderWidget(widget, { props, ...options }), user: userEvent.setup() };
}
const headers = () => [...rendered.querySelectorAll('li h2, li h3')].map((one) => one.textContent);
const grid = () => screen.getByRole('list');
const more = () => screen.queryByRole('button', { name: 'Näytä lisää' });
const filterButton = () => screen.getByRole('button', { expanded: false });
const said = () => screen.getByRole('status').textContent;

/** Chooses an item of the filter. */
async function choose(user: ReturnType<typeof userEvent.setup>, label: string) {
  await user.click(await screen.findByRole('button', { name: /Rajaa/ }));
  await user.click(screen.getByRole('option', { name: label }));
}

beforeAll(async () => void (await import('../../../src/widgets/card-grid/card-filter')));
beforeEach(() => resizeTo(1280));

describe('the card grid', () => {
  it('has its heading, its filter and its cards in order [CARD-09]', async () => {
    show({ heading: 'Reseptit', cards: cards(3), dropdownItems, dropdownLabel: 'Raaka-aine' });
    const section = screen.getByRole('region', { name: 'Reseptit' });
    expect(within(section).getByRole('heading', { level: 2 }).textContent).toBe('Reseptit');
    expect(await within(section).findByRole('button', { name: 'Raaka-aine' })).toBeTruthy();
    expect(headers()).toEqual(['K1', 'K2', 'K3']);
  });

  it('has headings of the second level in its cards without a heading of its own', () => {
    show({ cards: cards(2) });
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      ...['K1', 'K2'],
    ]);
  });

  it('has no filter when there are no items for it [CARD-09]', () => {
    show({ heading: 'Reseptit', cards: cards(3) });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows all cards when it is not expandable [CARD-09]', () => {
    show({ cards: cards(30) });
    expect(headers()).toHaveLength(30);
    expect(more()).toBeNull();
  });

  it('is nothing at all without cards and heading', () => {
    const { container } = show({});
    expect(container.querySelector('section')).toBeNull();
  });

  it.each([
    [1536, 4],
    [1280, 4],
    [1024, 4],
    [1023, 3],
    [768, 3],
    [767, 2],
    [376, 2],
    [375, 1],
    [280, 1],
    [279, 1],
  ])('at %i px starts with two rows of %i columns [CARD-10] [CARD-11]', (innerWidth, columns) => {
    resizeTo(innerWidth);
    show({ cards: cards(30), expandable: true });
    expect(headers()).toHaveLength(columns * 2);
  });

  it.each([
    ['152px 152px', 4],
    ['304px', 2],
  ])(
    'starts with two rows of the columns in the layout: %s [CARD-11] [IMP-33]',
    async (tracks, count) => {
      layOut();
      const style = { gridTemplateColumns: tracks } as CSSStyleDeclaration;
      const real = window.getComputedStyle.bind(window);
      vi.spyOn(window, 'getComputedStyle').mockImplementation((element) =>
        element.localName === 'ul' ? style : real(element),
      );
      vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320);
      show({ cards: cards(30), expandable: true });
      await vi.waitFor(() => expect(headers()).toHaveLength(count));
    },
  );

  it('has space only for its rows, until the columns are known [CARD-11] [IMP-01]', async () => {
    layOut();
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320);
    const { element } = show({ cards: cards(30), expandable: true, rowsToDisplay: 3 });
    const html = renderToString(element);
    expect(html).toMatch(/<ul [^>]*style="[^"]*--rows:3/);
    expect(/<ul class="([^"]*)"/.exec(html)?.[1]?.split(' ')).toContain(uncounted);
    expect(html.match(/<li/g)).toHaveLength(12);
    await vi.waitFor(() => expect(grid().style.getPropertyValue('--rows')).toBe(''));
  });

  it('starts with as many rows as the tag says [CARD-11]', () => {
    show({ cards: cards(30), expandable: true, rowsToDisplay: 3 });
    expect(headers()).toHaveLength(12);
  });

  it.each([
    ['four', 8],
    ['three', 6],
    ['two', 4],
  ] as const)('of %s columns starts with %i cards on wide screens [CARD-14]', (columns, count) => {
    const { container } = show({ cards: cards(30), expandable: true, columns });
    expect(headers()).toHaveLength(count);
    const list = container.querySelector('ul') as HTMLElement;
    expect(list.style.getPropertyValue('--columns')).toBe(String(count / 2));
  });

  it('has four columns by default [CARD-14]', () => {
    expect(widget.contract.attributes.columns.fallback).toBe('four');
  });

  it('never has more columns than the breakpoint allows [CARD-14]', () => {
    expect([columnsAt('sm', 4), columnsAt('md', 2), columnsAt('xs', 3)]).toEqual([2, 2, 1]);
  });

  it('shows one more chunk at a time until all are shown [CARD-12]', async () => {
    const { user, events } = show({ cards: cards(19), expandable: true });
    const counts = [headers().length];
    for (let button = more(); button; button = more()) {
      await user.click(button);
      counts.push(headers().length);
    }
    expect(counts).toEqual([8, 16, 19]);
    expect(events.map(({ detail }) => detail)).toEqual([
      { shown: 16, total: 19 },
      { shown: 19, total: 19 },
    ]);
  });

  it('has no button when the first chunk is everything [CARD-12]', () => {
    show({ cards: cards(8), expandable: true });
    expect(more()).toBeNull();
  });

  it('moves the focus on to the first new card [IMP-12]', async () => {
    const { user } = show({ cards: cards(19), expandable: true });
    await user.click(more() as HTMLElement);
    expect(rendered.activeElement?.textContent).toBe('K9');
  });

  it('moves the focus on to a first new card without a link [IMP-12]', async () => {
    const { user } = show({
      cards: cards(9).map((one) => ({ ...one, link: '' })),
      expandable: true,
    });
    await user.click(more() as HTMLElement);
    expect(rendered.activeElement?.textContent).toContain('K9');
    expect(rendered.activeElement?.localName).toBe('li');
  });

  it('announces how many are shown [IMP-20]', async () => {
    const { user } = show({ cards: cards(19), expandable: true });
    await user.click(more() as HTMLElement);
    expect(said()).toBe('Näytetään 16 / 19');
  });
});

describe('the filter of the card grid', () => {
  const answers: Record<string, unknown> = {
    '/api/filtered-cards/kana/recipeCard': [card('Broileri'), card('Kanakeitto')],
    '/api/filtered-cards/nauta/recipeCard': [],
  };
  const filtered = (props: Props = {}, answer: (path: string) => unknown = (at) => answers[at]) => {
    const backend = answeringFetch(({ url }) => answer(url.pathname));
    const given = { cards: cards(3), dropdownItems, cardType: 'recipeCard' as const, ...props };
    return { ...show(given, { settings: backend.settings }), ...backend };
  };
  const calls = ({ requests }: ReturnType<typeof filtered>) =>
    requests.map(({ url }) => url.pathname);
  const settled = () => waitFor(() => expect(grid().getAttribute('aria-busy')).toBe('false'));

  it('asks for the item and the card type, and replaces the cards [CARD-13]', async () => {
    const view = filtered();
    await choose(view.user, 'Kanasta');
    await waitFor(() => expect(headers()).toEqual(['Broileri', 'Kanakeitto']));
    expect(calls(view)).toEqual(['/api/filtered-cards/kana/recipeCard']);
    expect(view.events.at(-1)).toEqual({ name: 'atria-cards-filtered', detail: { id: 'kana' } });
  });

  it('keeps the cards when the list is empty [CARD-13]', async () => {
    const view = filtered();
    await choose(view.user, 'Naudasta');
    await settled();
    expect(calls(view)).toHaveLength(1);
    expect(headers()).toEqual(['K1', 'K2', 'K3']);
  });

  it('keeps the filtered cards when the next list is empty [CARD-13]', async () => {
    const view = filtered();
    await choose(view.user, 'Kanasta');
    await waitFor(() => expect(headers()).toHaveLength(2));
    await choose(view.user, 'Naudasta');
    await settled();
    expect(headers()).toEqual(['Broileri', 'Kanakeitto']);
  });

  it('keeps the cards when the call fails [CARD-13]', async () => {
    const error = expectFaults();
    const view = filtered({}, () => 404);
    await choose(view.user, 'Kanasta');
    await waitFor(() => expect(error).toHaveBeenCalled());
    await settled();
    expect(headers()).toEqual(['K1', 'K2', 'K3']);
  });

  it.each([
    [500, 'Rajausta ”Naudasta” ei saatu ladattua. Näkyviä kortteja ei ole rajattu sillä.'],
    [[], 'Rajauksella ”Naudasta” ei löytynyt mitään. Näkyviä kortteja ei ole rajattu sillä.'],
  ])(
    'says that the cards are not the requested ones, and names them, after %j [CARD-13]',
    async (answer, words) => {
      expectFaults();
      const view = filtered({}, (path) => (path.includes('nauta') ? answer : answers[path]));
      await choose(view.user, 'Naudasta');
      await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(words));
      expect(filterButton().textContent).toBe('Rajaa');
      expect(headers()).toEqual(['K1', 'K2', 'K3']);
      expect(view.events).toEqual([]);

      await choose(view.user, 'Kanasta');
      await waitFor(() => expect(headers()).toHaveLength(2));
      expect(screen.queryByRole('alert')).toBeNull();
      await choose(view.user, 'Naudasta');
      await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(words));
      expect(filterButton().textContent).toBe('Kanasta');
      expect(view.events).toEqual([{ name: 'atria-cards-filtered', detail: { id: 'kana' } }]);
    },
  );

  it('asks again by the button of its message, whose focus goes to the filter [CARD-13]', async () => {
    expectFaults();
    let answer: unknown = 500;
    const view = filtered({}, () => answer);
    await choose(view.user, 'Kanasta');
    const retry = await screen.findByRole('button', { name: 'Yritä uudelleen' });
    let respond: (cards: readonly unknown[]) => void = () => {};
    answer = new Promise((resolve) => {
      respond = resolve;
    });
    await view.user.click(retry);
    // It stays, busy, until the response.
    expect(rendered.activeElement).toBe(retry);
    expect(retry.getAttribute('aria-busy')).toBe('true');
    respond([card('Broileri')]);
    await waitFor(() => expect(headers()).toEqual(['Broileri']));
    expect(rendered.activeElement).toBe(filterButton());
    expect(filterButton().textContent).toBe('Kanasta');
    expect(view.events).toEqual([{ name: 'atria-cards-filtered', detail: { id: 'kana' } }]);
  });

  it('keeps no choice without a result for Back [CARD-13]', async () => {
    const host = document.createElement('atria-card-grid');
    const backend = answeringFetch(() => []);
    const { user } = show({ cards: cards(3), dropdownItems }, { host, settings: backend.settings });
    await choose(user, 'Kanasta');
    await screen.findByRole('alert');
    expect(window.history.state?.['atria-card-grid-0']).toBeUndefined();
  });

  it('asks again for cards of another type, with as many shown as before [ELEM-02]', async () => {
    const given = { cards: cards(20), dropdownItems, expandable: true };
    const view = filtered(given, (path) =>
      Array.from({ length: 20 }, (_, at) => card(`${path.split('/').at(-1)} ${at}`)),
    );
    await choose(view.user, 'Kanasta');
    await waitFor(() => expect(headers()[0]).toBe('recipeCard 0'));
    await view.user.click(more() as HTMLElement);
    view.setProps({ ...given, cardType: 'cisionCard' });
    await waitFor(() => expect(headers()[0]).toBe('cisionCard 0'));
    expect(headers()).toHaveLength(16);
    expect(view.events).toHaveLength(2);
  });

  it('shows one chunk when it is cleared while a kept choice is pending [CARD-12]', async () => {
    const host = document.createElement('atria-card-grid');
    window.history.replaceState({ 'atria-card-grid-0': { presses: 2, chosen: 'kana' } }, '');
    const [late, answerLate] = held<unknown>();
    const backend = answeringFetch(() => late);
    const given = { cards: cards(30), expandable: true, dropdownItems };
    const { user } = show(given, { host, settings: backend.settings });
    await waitFor(() => expect(backend.requests).toHaveLength(1));
    await choose(user, 'Kaikki');
    answerLate([card('Broileri')]);
    await settled();
    expect(headers()).toHaveLength(8);
    expect(window.history.state['atria-card-grid-0']).toEqual({ presses: 0, chosen: null });
  });

  it('restores the first cards when it is cleared, without a call [CARD-13]', async () => {
    const view = filtered();
    await choose(view.user, 'Kanasta');
    await waitFor(() => expect(headers()).toHaveLength(2));
    await choose(view.user, 'Kaikki');
    expect(headers()).toEqual(['K1', 'K2', 'K3']);
    expect(calls(view)).toHaveLength(1);
  });

  it('shows the answer of the last choice, not of the slowest call [CARD-13]', async () => {
    const [slow, answerSlowly] = held<unknown>();
    const view = filtered({}, (path) => (path.includes('kana') ? slow : [card('Pihvi')]));
    await choose(view.user, 'Kanasta');
    await waitFor(() => expect(view.requests).toHaveLength(1));
    await choose(view.user, 'Naudasta');
    await waitFor(() => expect(headers()).toEqual(['Pihvi']));
    expect(view.requests[0]?.isAborted()).toBe(true);
    answerSlowly([card('Broileri')]);
    await slow;
    expect(headers()).toEqual(['Pihvi']);
  });

  it('announces the new number of cards [IMP-20]', async () => {
    const { user } = filtered();
    await choose(user, 'Kanasta');
    await waitFor(() => expect(said()).toBe('2 korttia'));
  });

  it('drops a kept choice when the editor has removed the item [CARD-13]', async () => {
    const host = document.createElement('atria-card-grid');
    const kept = { presses: 0, chosen: 'kala' };
    window.history.replaceState({ 'atria-card-grid-0': kept }, '');
    const backend = answeringFetch(() => []);
    const given = { cards: cards(3), cardType: 'recipeCard' as const };
    show({ ...given, dropdownItems }, { host, settings: backend.settings });
    await settled();
    expect(backend.requests).toEqual([]);
    const fish = [{ id: 'kala', label: 'Kalasta' }];
    show({ ...given, dropdownItems: fish }, { host, settings: backend.settings });
    await waitFor(() => expect(backend.requests).toHaveLength(1));
  });

  it('begins again with the first chunk [CARD-11]', async () => {
    const { user } = filtered({ cards: cards(20), expandable: true }, () => cards(20));
    await user.click(more() as HTMLElement);
    expect(headers()).toHaveLength(16);
    await choose(user, 'Kanasta');
    await waitFor(() => expect(headers()).toHaveLength(8));
  });

  it('gets its cards from the stand-in back end [API-14]', async () => {
    const backend = createBackend();
    const { user } = show(
      { cards: cards(3), dropdownItems, cardType: 'recipeCard' },
      { settings: { fetch: backend.fetch } },
    );
    await choose(user, 'Kanasta');
    await waitFor(() => expect(headers()).not.toContain('K1'));
    expect(headers().length).toBeGreaterThan(0);
  });
});
