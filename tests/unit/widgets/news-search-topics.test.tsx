import { describe, expect, it } from 'vitest';
import { widget } from '../../../src/widgets/news-search/news-search.widget';
import type { Made } from '../support/answering-fetch';
import { rendered, screen, within } from '../support/dom';
import { expectFaults } from '../support/expect-faults';
import { goTo, page, query, searchOf, tag, time, travel } from '../support/searching';

/** Two categories with sub-categories, one without, and a facet category of another kind. */
const facetCategories = [
  {
    id: 700,
    name: 'Aihe',
    facetTags: [
      tag(701, 'Tiedotteet'),
      tag(702, 'Vastuullisuus'),
      tag(703, 'Tuotteet'),
      tag(704, 'Salainen', { display: false }),
    ],
  },
  { id: 701, name: 'Tiedotteet', facetTags: [tag(711, 'Pörssi'), tag(712, 'Lehdistö')] },
  { id: 702, name: 'Vastuullisuus', facetTags: [tag(721, 'Ympäristö')] },
  { id: 800, name: 'Vuosi', facetTags: [tag(801, '2025'), tag(802, '2026')] },
];

const newsPage = (made: Made) => ({ ...page(made), facetCategories });
const path = '/api/search/newsroom';
const shown = searchOf(widget, { path, answer: newsPage, options: { brand: 'atriacom' } });

type User = ReturnType<typeof time.user>;

const topic = () => screen.getByRole('button', { name: /^Aihe/ });
const subtopic = () => screen.queryByRole('button', { name: /^(Tiedotteet|Vastuullisuus):/ });
const options = () => screen.getAllByRole('option').map((one) => one.textContent);
const chips = () => {
  const list = screen.queryByRole('list', { name: 'Valitut suodattimet' });
  return list ? within(list).getAllByRole('button') : [];
};
const names = () => chips().map((chip) => chip.textContent);

async function choose(user: User, button: HTMLElement | null, name: RegExp) {
  await user.click(button as HTMLElement);
  await user.click(screen.getByRole('option', { name }));
  await time.pass();
}
async function remove(user: User, name: string) {
  await user.click(screen.getByRole('button', { name: `Poista ${name}` }));
  await time.pass();
}

describe('the categories', () => {
  it('are a dropdown with all of them first, then name and count of each [SRCH-34] [SRCH-06]', async () => {
    const { user } = await shown();
    expect(topic().textContent).toBe('Kaikki aiheet');
    await user.click(topic());
    expect(options()).toEqual([
      'Kaikki aiheet',
      'Tiedotteet (701)',
      'Vastuullisuus (702)',
      'Tuotteet (703)',
    ]);
  });

  it('have no second dropdown until one is chosen [SRCH-34]', async () => {
    await shown();
    expect(subtopic()).toBeNull();
  });

  it('search from page 1 when one is chosen, which then is on the button [SRCH-03]', async () => {
    goTo('/ajankohtaista?page=2');
    const { user, asked, tags } = await shown();
    await time.pass();
    await choose(user, topic(), /Tuotteet/);
    expect(tags()).toEqual(['703']);
    expect(asked().at(-1)?.param('page')).toBe('1');
    expect(topic().textContent).toBe('Tuotteet (703)');
    expect(query()).toBe('?facetTags=703');
  });

  it('make no request when the chosen one is chosen again, or all while all are [SRCH-34] [SRCH-10]', async () => {
    goTo('/ajankohtaista?page=2');
    const { user, asked } = await shown();
    await time.pass();
    await choose(user, topic(), /Kaikki/);
    expect([query(), asked().length]).toEqual(['?page=2', 2]);
    await choose(user, topic(), /Tuotteet/);
    await choose(user, topic(), /Tuotteet/);
    expect([query(), asked().length]).toEqual(['?facetTags=703', 3]);
    await travel('back');
    expect(query()).toBe('?page=2');
  });

  it('reveal the sub-categories of the chosen one, at once and without moving the focus [SRCH-34]', async () => {
    const { user } = await shown((made) =>
      made.url.searchParams.has('facetTags[]') ? new Promise(() => {}) : newsPage(made),
    );
    await choose(user, topic(), /Tiedotteet/);
    expect(rendered.activeElement).toBe(topic());
    expect(subtopic()?.textContent).toBe('Kaikki ala-aiheet');
    await user.click(subtopic() as HTMLElement);
    expect(options()).toEqual(['Kaikki ala-aiheet', 'Pörssi (711)', 'Lehdistö (712)']);
  });

  it('reveal nothing for one that has no sub-categories [SRCH-34]', async () => {
    const { user } = await shown();
    await choose(user, topic(), /Tuotteet/);
    expect(subtopic()).toBeNull();
  });

  it('are replaced by another together with their sub-category [SRCH-34]', async () => {
    goTo('/ajankohtaista?facetTags=701,711,802');
    const { user, tags } = await shown();
    await choose(user, topic(), /Vastuullisuus/);
    expect(tags()).toEqual(['802', '702']);
    expect(subtopic()?.textContent).toBe('Kaikki ala-aiheet');
  });

  it('are removed with their sub-category for all [SRCH-34]', async () => {
    goTo('/ajankohtaista?facetTags=701,711');
    const { user, tags } = await shown();
    await choose(user, topic(), /Kaikki aiheet/);
    expect(tags()).toEqual([]);
    expect(subtopic()).toBeNull();
    expect(query()).toBe('');
  });

  it('are chosen with the keyboard alone, and so are the sub-categories [SRCH-34] [IMP-15]', async () => {
    const { user, tags } = await shown();
    topic().focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await time.pass();
    expect(tags()).toEqual(['701']);
    await user.tab();
    expect(rendered.activeElement).toBe(subtopic());
    await user.keyboard('{ArrowDown}{End}{Enter}');
    await time.pass();
    expect(tags()).toEqual(['701', '712']);
    expect(rendered.activeElement).toBe(subtopic());
  });

  it('are checked where the server says selected [SRCH-06]', async () => {
    const [categories, ...rest] = facetCategories;
    await shown((made) => ({
      ...newsPage(made),
      facetCategories: [
        { ...categories, facetTags: [tag(701, 'Tiedotteet', { selected: true })] },
        ...rest,
      ],
    }));
    expect(topic().textContent).toBe('Tiedotteet (701)');
    expect(subtopic()).toBeTruthy();
  });

  it('are no dropdown when the answer has none', async () => {
    const { container } = await shown((made) => ({ ...newsPage(made), facetCategories: [] }));
    expect(container.querySelector('[aria-haspopup=listbox]')).toBeNull();
  });
});

describe('the sub-categories', () => {
  it('are sent with their category [SRCH-34] [API-13]', async () => {
    goTo('/ajankohtaista?facetTags=701');
    const { user, tags } = await shown();
    await choose(user, subtopic(), /Pörssi/);
    expect(tags()).toEqual(['701', '711']);
    expect(query()).toBe('?facetTags=701,711');
  });

  it('are one at a time [SRCH-34]', async () => {
    goTo('/ajankohtaista?facetTags=701,711');
    const { user, tags } = await shown();
    await choose(user, subtopic(), /Lehdistö/);
    expect(tags()).toEqual(['701', '712']);
  });

  it('are removed for all of the category [SRCH-34]', async () => {
    goTo('/ajankohtaista?facetTags=701,711');
    const { user, tags } = await shown();
    await choose(user, subtopic(), /Kaikki ala-aiheet/);
    expect(tags()).toEqual(['701']);
  });

  it('open with an address that holds them [SRCH-34] [SRCH-11]', async () => {
    goTo('/ajankohtaista?facetTags=701,711');
    await shown();
    expect(topic().textContent).toBe('Tiedotteet (701)');
    expect(subtopic()?.textContent).toBe('Pörssi (711)');
    expect(names()).toEqual(['Poista Tiedotteet', 'Poista Pörssi']);
  });

  it('include their category when the address omits it', async () => {
    goTo('/ajankohtaista?facetTags=711');
    const { user, tags } = await shown();
    expect(topic().textContent).toBe('Tiedotteet (701)');
    expect(names()).toEqual(['Poista Tiedotteet', 'Poista Pörssi']);
    await remove(user, 'Pörssi');
    expect(tags()).toEqual(['701']);
  });
});

describe('the chips', () => {
  it('of a category remove its sub-categories, too [SRCH-34]', async () => {
    goTo('/ajankohtaista?facetTags=701,711,712,802');
    const { user, tags } = await shown();
    await remove(user, 'Tiedotteet');
    expect(tags()).toEqual(['802']);
    expect(names()).toEqual(['Poista 2026']);
    expect(subtopic()).toBeNull();
  });

  it('of a sub-category keep the category [SRCH-34]', async () => {
    goTo('/ajankohtaista?facetTags=701,711');
    const { user, tags } = await shown();
    await remove(user, 'Pörssi');
    expect(tags()).toEqual(['701']);
    expect(names()).toEqual(['Poista Tiedotteet']);
    expect(subtopic()?.textContent).toBe('Kaikki ala-aiheet');
  });

  it('of two categories in an address are removed one by one [SRCH-34]', async () => {
    goTo('/ajankohtaista?facetTags=702,701,711');
    const { user, tags } = await shown();
    expect(topic().textContent).toBe('Vastuullisuus (702)');
    await remove(user, 'Vastuullisuus');
    expect(tags()).toEqual(['701', '711']);
    expect(topic().textContent).toBe('Tiedotteet (701)');
  });

  it('are removed all at once by the button beside them [SRCH-05]', async () => {
    goTo('/ajankohtaista?facetTags=701,711');
    const { user, tags } = await shown();
    await user.click(screen.getByRole('button', { name: 'Tyhjennä suodattimet' }));
    await time.pass();
    expect(tags()).toEqual([]);
    expect(chips()).toEqual([]);
  });

  it('have the number of an unknown id, and none for an invalid one [SRCH-11]', async () => {
    goTo('/ajankohtaista?facetTags=999,abc');
    const { user, tags } = await shown();
    expect(tags()).toEqual(['999']);
    expect(chips().map(({ textContent }) => textContent)).toEqual(['Poista 999']);
    await remove(user, '999');
    expect([tags(), query()]).toEqual([[], '']);
  });
});

describe('the filters', () => {
  it('of another kind are dropdowns of their own [SRCH-06]', async () => {
    const { user, tags } = await shown();
    await choose(user, screen.getByRole('button', { name: 'Vuosi' }), /2026/);
    expect(tags()).toEqual(['802']);
  });

  it('are history entries, one by one [SRCH-10] [IMP-31]', async () => {
    goTo('/ajankohtaista?facetTags=702,721');
    const { user, tags } = await shown();
    await remove(user, 'Ympäristö');
    await remove(user, 'Vastuullisuus');
    expect(tags()).toEqual([]);
    await travel('back');
    expect(tags()).toEqual(['702']);
    await travel('back');
    expect(tags()).toEqual(['702', '721']);
    expect(topic().textContent).toBe('Vastuullisuus (702)');
    expect(subtopic()?.textContent).toBe('Ympäristö (721)');
  });

  it('stay when a search with them fails [SRCH-14]', async () => {
    expectFaults();
    const { user } = await shown((made) =>
      made.url.searchParams.has('facetTags[]') ? 500 : newsPage(made),
    );
    await choose(user, topic(), /Tiedotteet/);
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(topic().textContent).toBe('Tiedotteet (701)');
    expect(names()).toEqual(['Poista Tiedotteet']);
  });
});
