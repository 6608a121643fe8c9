import { describe, expect, it } from 'vitest';
import { widget } from '../../../src/widgets/professional-product-search/professional-product-search.widget';
import { describeSearchPage } from '../support/describe-search-page';
import { screen } from '../support/dom';
import { expectFaults } from '../support/expect-faults';
import {
  button,
  cards,
  choose,
  field,
  goTo,
  never,
  press,
  query,
  tag,
  time,
  titles,
  travel,
} from '../support/searching';
import {
  buttonsIn,
  chips,
  codes,
  customTags,
  facetCategories,
  fixture,
  page,
  paths,
  shown,
} from './professional-product-search-setup';

describeSearchPage(widget, { ...fixture(), count: '30 tuotetta', hit: codes });

type View = Awaited<ReturnType<typeof shown>>;
const tagsAsked = ({ asked }: View) => asked().at(-1)?.url.searchParams.getAll('facetTags[]');
const groupAsked = ({ asked }: View) => asked().at(-1)?.param('productGroup');
describe('the professional product search', () => {
  it('requests its tags at the given address, and hits at the usual one [ELEM-06]', async () => {
    expectFaults();
    const { to, asked } = await shown({}, { props: { facetsEndpoint: '/api/own-tags' } });
    expect(to('/api/own-tags')).toHaveLength(1);
    expect(to(paths.custom)).toEqual([]);
    expect(asked()).not.toEqual([]);
  });

  it('has a query box, a count and a grid of products [SRCH-30]', async () => {
    await shown();
    expect(screen.getByRole('searchbox', { name: 'Etsi tuotetta nimellä' })).toBeTruthy();
    expect(screen.getByText('30 tuotetta', { selector: 'p' })).toBeTruthy();
    expect(titles()).toHaveLength(12);
  });

  it('requests with its own part of the search [SRCH-01] [API-10]', async () => {
    const { asked } = await shown({}, { language: 'se', brand: 'foodservicese' });
    expect(asked()[0]?.url.search).toBe(
      '?language=se&page=1&pageSize=12&sortOrder=0&contentGroup=0',
    );
  });

  it('sends all that was chosen [SRCH-01] [API-10]', async () => {
    goTo('/tuotteet?q=nakki&productGroup=52&facetTags=11,31');
    const { asked } = await shown({}, { props: { pageSize: 6 } });
    expect(asked()[0]?.url.search.replaceAll('%5B%5D', '[]')).toBe(
      '?language=fi&page=1&pageSize=6&sortOrder=0&q=nakki&contentGroup=0&productGroup=52&facetTags[]=11&facetTags[]=31',
    );
  });

  it('sends container page and categories only when they are set [SRCH-01]', async () => {
    const { asked } = await shown(
      {},
      { props: { containerPage: '77', matchAllCategoryIds: '4,x,8' } },
    );
    expect(asked()[0]?.param('containerPage')).toBe('77');
    expect(asked()[0]?.url.searchParams.getAll('matchAllCategoryIds[]')).toEqual(['4', '8']);
  });

  it('shows the codes of a product [SRCH-28]', async () => {
    await shown();
    const text = cards()[0]?.textContent;
    for (const code of ['P1', 'V1', 'G1']) expect(text).toContain(code);
  });
});

describe('the product groups', () => {
  it('are buttons, as the facet groups call lists them [SRCH-30] [API-15]', async () => {
    const { to } = await shown({}, { language: 'se' });
    expect(buttonsIn('Produktgrupper')).toBe('Makkarat, Leikkeleet');
    expect(to(paths.groups).map(({ url }) => url.search)).toEqual(['?language=se']);
  });

  it('may come in an answer of the wrong shape: then there are none [API-15]', async () => {
    expectFaults();
    await shown({ groups: () => ({ some: 'thing' }) });
    expect(buttonsIn('Tuoteryhmät')).toBe('');
    expect(titles()).toHaveLength(12);
  });

  it('are chosen with a press and deselected with another [SRCH-05] [SRCH-30]', async () => {
    const view = await shown();
    await press(view.user, 'Leikkeleet');
    expect(button('Leikkeleet').getAttribute('aria-pressed')).toBe('true');
    expect(groupAsked(view)).toBe('52');
    expect(query()).toBe('?productGroup=52');
    await press(view.user, 'Leikkeleet');
    expect(button('Leikkeleet').getAttribute('aria-pressed')).toBe('false');
    expect(groupAsked(view)).toBeNull();
  });

  it('are history entries [SRCH-10] [SRCH-30]', async () => {
    const view = await shown();
    await press(view.user, 'Makkarat');
    await press(view.user, 'Leikkeleet');
    await travel('back');
    expect(groupAsked(view)).toBe('11');
    expect(button('Makkarat').getAttribute('aria-pressed')).toBe('true');
  });

  it('are chosen one at a time [SRCH-30]', async () => {
    const view = await shown();
    await press(view.user, 'Makkarat');
    await press(view.user, 'Leikkeleet');
    expect(groupAsked(view)).toBe('52');
    expect(button('Makkarat').getAttribute('aria-pressed')).toBe('false');
  });

  it('go back to page 1 [SRCH-03]', async () => {
    goTo('/tuotteet?page=2');
    const view = await shown();
    await time.pass();
    await press(view.user, 'Makkarat');
    expect(view.asked().at(-1)?.param('page')).toBe('1');
  });

  it.each([
    ['with a status', () => 500],
    ['without a connection', () => Promise.reject(new TypeError('offline'))],
  ])('are omitted when their call fails %s, and the error is logged [IMP-04]', async (_, fail) => {
    const log = expectFaults();
    await shown({ groups: fail });
    expect(buttonsIn('Tuoteryhmät')).toBe('');
    expect(log).toHaveBeenCalled();
    expect(titles()).toHaveLength(12);
    expect(buttonsIn('Suodattimet')).toContain('Gluteeniton');
  });

  it('keep their line while they load [IMP-01]', async () => {
    const { container } = await shown({ groups: never });
    expect(container.querySelectorAll('div:empty')).toHaveLength(1);
  });
});

describe('the facet buttons', () => {
  it('are the tags of the first category [SRCH-30]', async () => {
    await shown({ custom: () => [] });
    expect(buttonsIn('Ruokavalio')).toBe('Gluteeniton, Maidoton');
  });

  it('include the custom tags that are in no category [SRCH-30] [API-16]', async () => {
    const { to } = await shown();
    expect(buttonsIn('Suodattimet')).toBe('Gluteeniton, Maidoton, Kotimainen');
    expect(to(paths.custom).map(({ url }) => url.search)).toEqual(['']);
  });

  it('are requested at the given address [ELEM-06]', async () => {
    expectFaults();
    const { to } = await shown({}, { props: { facetsEndpoint: '/own/tags' } });
    expect(to('/own/tags')).toHaveLength(1);
    expect(to(paths.custom)).toEqual([]);
  });

  it('include custom tags that come as an object [API-16]', async () => {
    await shown({ custom: () => ({ facetTags: customTags }) });
    expect(buttonsIn('Suodattimet')).toContain('Kotimainen');
  });

  it('are only the custom tags when the answer has no category [SRCH-30]', async () => {
    await shown({ search: (made) => page(made, { facetCategories: [] }) });
    expect(buttonsIn('Suodattimet')).toBe('Gluteeniton, Kana, Kotimainen');
  });

  it('work without the custom tags when their call fails [IMP-04]', async () => {
    const log = expectFaults();
    await shown({ custom: () => 500 });
    expect(buttonsIn('Ruokavalio')).toBe('Gluteeniton, Maidoton');
    expect(log).toHaveBeenCalled();
  });

  it('toggle their tag [SRCH-05] [SRCH-30]', async () => {
    const view = await shown();
    await press(view.user, 'Gluteeniton');
    await press(view.user, 'Kotimainen');
    expect(tagsAsked(view)).toEqual(['11', '41']);
    expect(button('Gluteeniton').getAttribute('aria-pressed')).toBe('true');
    expect(query()).toBe('?facetTags=11,41');
    await press(view.user, 'Gluteeniton');
    expect(tagsAsked(view)).toEqual(['41']);
  });

  it('are pressed where the server says selected [SRCH-06]', async () => {
    const [first, ...rest] = facetCategories;
    const marked = { ...first, facetTags: [tag(11, 'Gluteeniton', { selected: true })] };
    await shown({ search: (made) => page(made, { facetCategories: [marked, ...rest] }) });
    expect(button('Gluteeniton').getAttribute('aria-pressed')).toBe('true');
  });
});

describe('the dropdowns', () => {
  it('are the other categories, with an option per tag [SRCH-30] [SRCH-06]', async () => {
    const { user } = await shown();
    expect(screen.queryByRole('button', { name: 'Ruokavalio' })).toBeNull();
    expect(button('Raaka-aine')).toBeTruthy();
    await user.click(button('Säilytys'));
    expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual([
      'Tuore (31)',
      'Pakaste (32)',
    ]);
  });

  it('toggle their tags [SRCH-05]', async () => {
    const view = await shown();
    await choose(view.user, 'Säilytys', /Pakaste/);
    expect(tagsAsked(view)).toEqual(['32']);
  });
});

describe('the chips', () => {
  it('are the chosen group and tags, by name [SRCH-30]', async () => {
    goTo('/tuotteet?productGroup=11&facetTags=31,11,41,999');
    await shown();
    expect(chips()).toBe(
      'Poista Makkarat, Poista Tuore, Poista Gluteeniton, Poista Kotimainen, Poista 999',
    );
  });

  it('are none when nothing is chosen [SRCH-30]', async () => {
    await shown();
    expect(chips()).toBe('');
  });

  it('remove their tag [SRCH-30]', async () => {
    goTo('/tuotteet?productGroup=11&facetTags=11,31');
    const view = await shown();
    await press(view.user, 'Poista Gluteeniton');
    expect(tagsAsked(view)).toEqual(['31']);
    expect(groupAsked(view)).toBe('11');
  });

  it('remove their group, also one with the number of a tag [SRCH-30]', async () => {
    goTo('/tuotteet?productGroup=11&facetTags=11');
    const view = await shown();
    await press(view.user, 'Poista Makkarat');
    expect(groupAsked(view)).toBeNull();
    expect(tagsAsked(view)).toEqual(['11']);
    expect(chips()).toBe('Poista Gluteeniton');
  });

  it('are all removed together, and the text stays [SRCH-05]', async () => {
    goTo('/tuotteet?q=nakki&productGroup=52&facetTags=11,31');
    const view = await shown();
    await press(view.user, 'Tyhjennä suodattimet');
    expect(query()).toBe('?q=nakki');
    expect(view.asked().at(-1)?.param('q')).toBe('nakki');
    expect(groupAsked(view)).toBeNull();
    expect(tagsAsked(view)).toEqual([]);
  });
});

describe('all products', () => {
  it('show with a button that clears text, tags and group [SRCH-30] [SRCH-05]', async () => {
    goTo('/tuotteet?q=nakki&productGroup=52&facetTags=11,31&page=2');
    const view = await shown();
    await time.pass();
    await press(view.user, 'Näytä kaikki tuotteet');
    expect(view.asked().at(-1)?.url.search).toBe(
      '?language=fi&page=1&pageSize=12&sortOrder=0&contentGroup=0',
    );
    expect(field()).toHaveProperty('value', '');
    expect(chips()).toBe('');
    expect(query()).toBe('');
  });

  it('are there already where a text was only being typed [SRCH-12] [SRCH-30]', async () => {
    const view = await shown();
    await view.user.type(field(), 'nakki');
    await press(view.user, 'Näytä kaikki tuotteet');
    await time.pass(1000);
    expect(view.sent('q')).toEqual([null]);
    expect(field()).toHaveProperty('value', '');
  });

  it('are behind a link if their page is known [SRCH-30]', async () => {
    await shown({}, { props: { allProductsUrl: '/kaikki' } });
    const link = screen.getByRole('link', { name: 'Näytä kaikki tuotteet' });
    expect(link.getAttribute('href')).toBe('/kaikki');
    expect(screen.queryByRole('button', { name: 'Näytä kaikki tuotteet' })).toBeNull();
  });
});
