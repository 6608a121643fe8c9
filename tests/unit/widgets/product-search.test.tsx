import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceAddress } from '../../../src/core/page/location';
import { widget } from '../../../src/widgets/product-search/product-search.widget';
import { answeringFetch, type Made } from '../support/answering-fetch';
import { fakeTime } from '../support/fake-time';
import { type RenderOptions, renderWidget } from '../support/render-widget';

const time = fakeTime();
const path = '/api/search/products';
const total = 30;

const product = (number: number, more = {}) => ({
  contentId: number,
  title: `Tuote ${number}`,
  url: `/tuote/${number}`,
  image: `/pictures/${number}.webp`,
  ...more,
});
const tag = (id: number, name: string, more = {}) => ({
  id,
  name,
  count: id,
  display: true,
  ...more,
});
const facetCategories = [
  { id: 1, name: 'Raaka-aine', facetTags: [tag(21, 'Kana'), tag(22, 'Nauta', { display: false })] },
  { id: 2, name: 'Säilytys', facetTags: [tag(31, 'Tuore'), tag(32, 'Pakaste')] },
];
const diets = [
  tag(11, 'Gluteeniton'),
  tag(12, 'Maidoton'),
  tag(13, 'Salainen', { display: false }),
];

/** One page of thirty products. */
function page({ param, url }: Made, more = {}) {
  const [number, size] = [Number(param('page')), Number(param('pageSize'))];
  const from = (number - 1) * size;
  const hits = Array.from({ length: Math.min(size, total - from) }, (_, index) =>
    product(from + index + 1, more),
  );
  return {
    hits: param('hideResults') ? [] : hits,
    totalCount: total,
    hasMore: from + size < total,
    query: url.searchParams.get('q'),
    facetCategories,
  };
}

type Answer = (made: Made) => unknown;

function show(answer: Answer = page, options: RenderOptions<typeof widget.contract> = {}) {
  const backend = answeringFetch((made) =>
    made.url.pathname === '/api/facets/custom' ? diets : answer(made),
  );
  const view = renderWidget(widget, { settings: backend.settings, ...options });
  return { ...view, ...backend, asked: () => backend.to(path), user: time.user() };
}
async function shown(...given: Parameters<typeof show>) {
  const view = show(...given);
  await time.pass();
  return view;
}
const field = () => screen.getByRole('searchbox');
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((one) => one.textContent);
const more = () => screen.queryByRole('button', { name: 'Näytä lisää' });
const goTo = (address: string) => window.history.replaceState(null, '', address);

beforeEach(() => goTo('/tuotteet'));
afterEach(() => {
  vi.restoreAllMocks();
  goTo('/');
});

describe('the product search page', () => {
  it('has a query box, dropdowns, a count, a grid and a show-more button [SRCH-18] [SRCH-24]', async () => {
    await shown();
    expect(screen.getByRole('searchbox', { name: 'Etsi tuotetta nimellä' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Raaka-aine' })).toBeTruthy();
    expect(screen.getByText('30 tuotetta', { selector: 'p' })).toBeTruthy();
    expect(titles()).toHaveLength(12);
    expect(more()).toBeTruthy();
  });

  it('asks for its first page with its own part of the search [SRCH-01] [API-10]', async () => {
    const { asked } = await shown(undefined, { language: 'se' });
    expect(asked()[0]?.url.search).toBe(
      '?language=se&page=1&pageSize=12&sortOrder=0&contentGroup=0',
    );
  });

  it('sends container page and categories only when they are set [SRCH-01]', async () => {
    const { asked } = await shown(undefined, {
      props: { containerPage: '77', matchAllCategoryIds: '4,8' },
    });
    expect(asked()[0]?.param('containerPage')).toBe('77');
    expect(asked()[0]?.url.searchParams.getAll('matchAllCategoryIds[]')).toEqual(['4', '8']);
  });

  it('asks at the address it was given [ELEM-06]', async () => {
    const { to } = await shown(undefined, { props: { endpoint: '/api/other' } });
    expect(to('/api/other')).toHaveLength(1);
  });

  it('keeps to its product group [SRCH-01]', async () => {
    const { asked } = await shown(undefined, { props: { productGroup: '7' } });
    expect(asked()[0]?.param('productGroup')).toBe('7');
    expect(window.location.search).toBe('');
  });

  it('links to all products in the site search [SRCH-19]', async () => {
    goTo('/tuotteet?q=nakki');
    await shown();
    expect(screen.getByRole('link', { name: 'Katso kaikki tuotteet' }).getAttribute('href')).toBe(
      '/haku?q=nakki&contentGroup=1&currentPage=1&pageSize=10',
    );
  });

  it('links to the search of the whole site with the text, when told where it is [SRCH-25]', async () => {
    goTo('/tuotteet?q=nakki');
    await shown(undefined, { props: { siteSearchUrl: '/sivustohaku' } });
    expect(screen.getByRole('link', { name: 'Hae koko sivustolta' }).getAttribute('href')).toBe(
      '/sivustohaku?q=nakki',
    );
  });

  it('has no link to the whole site otherwise [SRCH-25]', async () => {
    await shown();
    expect(screen.queryByRole('link', { name: 'Hae koko sivustolta' })).toBeNull();
  });
});

describe('while it waits', () => {
  it('has a stand-in for each product of the page [IMP-01]', async () => {
    const { container } = await shown(() => new Promise(() => {}));
    expect(container.querySelectorAll('ul[aria-busy=true] > li[aria-hidden]')).toHaveLength(12);
  });

  it('dims the old results during a new search [SRCH-02]', async () => {
    const { user, container } = await shown((made) =>
      made.param('q') ? new Promise(() => {}) : page(made),
    );
    await user.type(field(), 'nakki{Enter}');
    await time.pass();
    expect(titles()).toHaveLength(12);
    expect(container.querySelector('ul[aria-busy=true]')).toBeTruthy();
    expect(more()).toBeNull();
  });

  it('marks only the button while more is loaded [SRCH-02]', async () => {
    const { user, container } = await shown((made) =>
      made.param('page') === '2' ? new Promise(() => {}) : page(made),
    );
    await user.click(more() as HTMLElement);
    await time.pass();
    expect(container.querySelector('ul[aria-busy=true]')).toBeNull();
    expect(more()?.getAttribute('aria-busy')).toBe('true');
  });

  it('is announced, and so is what comes [IMP-20]', async () => {
    let resolve = (_: unknown) => {};
    await shown((made) => new Promise((done) => (resolve = () => done(page(made)))));
    expect(screen.getByRole('status').textContent).toBe('Ladataan...');
    resolve(0);
    await time.pass();
    expect(screen.getByRole('status').textContent).toBe('30 tuotetta');
  });

  it('gives its requests up when it is removed [IMP-03]', async () => {
    const { requests, unmount } = await shown(() => new Promise(() => {}));
    unmount();
    expect(requests.find(({ url }) => url.pathname === path)?.isAborted()).toBe(true);
  });

  it('drops the answer of an older search [IMP-03]', async () => {
    const late: (() => void)[] = [];
    const { user } = await shown((made) => {
      if (made.param('q') !== 'vanha') return page(made);
      return new Promise((done) => late.push(() => done({ ...page(made), hits: [product(99)] })));
    });
    await user.type(field(), 'vanha{Enter}');
    await user.clear(field());
    await user.type(field(), 'uusi{Enter}');
    await time.pass();
    late[0]?.();
    await time.pass();
    expect(titles()).not.toContain('Tuote 99');
  });
});

describe('more products', () => {
  it('are appended, and the button goes with the last page [SRCH-04]', async () => {
    const { user, asked } = await shown();
    await user.click(more() as HTMLElement);
    await time.pass();
    expect(asked()[1]?.param('page')).toBe('2');
    expect(titles().slice(11, 14)).toEqual(['Tuote 12', 'Tuote 13', 'Tuote 14']);
    await user.click(more() as HTMLElement);
    await time.pass();
    expect(titles()).toHaveLength(total);
    expect(more()).toBeNull();
  });

  it('are announced [IMP-20]', async () => {
    const { user } = await shown();
    await user.click(more() as HTMLElement);
    await time.pass();
    expect(screen.getByRole('status').textContent).toBe('Näytetään 24 / 30');
  });

  it('take the focus when the button goes [IMP-12]', async () => {
    const { user } = await shown(undefined, { props: { pageSize: 20 } });
    await user.click(more() as HTMLElement);
    await time.pass();
    expect(document.activeElement?.textContent).toBe('Tuote 21');
  });

  it('stand in the address [SRCH-10]', async () => {
    const { user } = await shown();
    await user.click(more() as HTMLElement);
    expect(window.location.search).toBe('?page=2');
  });

  it('of an address with page 3 are loaded in turn, and go on with page 4 [SRCH-09]', async () => {
    goTo('/tuotteet?page=3');
    const { asked, user } = await shown(undefined, { props: { pageSize: 5 } });
    await time.pass();
    expect(asked().map(({ param }) => param('page'))).toEqual(['1', '2', '3']);
    expect(titles()).toEqual(Array.from({ length: 15 }, (_, index) => `Tuote ${index + 1}`));
    await user.click(more() as HTMLElement);
    await time.pass();
    expect(asked()[3]?.param('page')).toBe('4');
  });

  it('of an address with page 3 have their room from the start [SRCH-09] [IMP-01]', async () => {
    goTo('/tuotteet?page=3');
    const { container } = await shown((made) =>
      made.param('page') === '2' ? new Promise(() => {}) : page(made),
    );
    await time.pass();
    expect(container.querySelectorAll('ul[aria-busy=true] > li')).toHaveLength(36);
  });
});

describe('typing', () => {
  it('searches by itself from three characters, after 500 ms [SRCH-12]', async () => {
    const { user, asked } = await shown();
    await user.type(field(), 'na');
    await time.pass(1000);
    await user.type(field(), 'k');
    await time.pass(499);
    expect(asked()).toHaveLength(1);
    await time.pass(1);
    expect(asked()[1]?.param('q')).toBe('nak');
  });

  it('searches again when the field is emptied [SRCH-12]', async () => {
    goTo('/tuotteet?q=nakki');
    const { user, asked } = await shown();
    await user.clear(field());
    await time.pass(500);
    expect(asked()[1]?.param('q')).toBeNull();
  });

  it('searches any text at once on Enter [SRCH-12]', async () => {
    const { user, asked } = await shown();
    await user.type(field(), 'na{Enter}');
    await time.pass();
    expect(asked()[1]?.param('q')).toBe('na');
  });

  it('searches any text at once on the button [SRCH-12]', async () => {
    const { user, asked } = await shown();
    await user.type(field(), 'na');
    await user.click(screen.getByRole('button', { name: 'Hae' }));
    await time.pass();
    expect(asked()[1]?.param('q')).toBe('na');
  });

  it('goes back to page 1 and replaces the results [SRCH-03]', async () => {
    goTo('/tuotteet?page=2');
    const { user, asked } = await shown((made) =>
      made.param('q') ? { ...page(made), hits: [product(77)], hasMore: false } : page(made),
    );
    await time.pass();
    await user.type(field(), 'nakki{Enter}');
    await time.pass();
    expect(asked().at(-1)?.param('page')).toBe('1');
    expect(titles()).toEqual(['Tuote 77']);
    expect(window.location.search).toBe('?q=nakki');
  });
});

describe('facets', () => {
  const open = async (user: ReturnType<typeof time.user>, name: string) => {
    await user.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
    return screen.getAllByRole('option').map((one) => one.textContent);
  };

  it('are a dropdown for each category with name and count of its tags [SRCH-06]', async () => {
    const { user } = await shown();
    expect(await open(user, 'Säilytys')).toEqual(['Tuore (31)', 'Pakaste (32)']);
  });

  it('leave out a tag that is not to be displayed [SRCH-06]', async () => {
    const { user } = await shown();
    expect(await open(user, 'Raaka-aine')).toEqual(['Kana (21)']);
  });

  it('are checked where the server says selected [SRCH-06]', async () => {
    const [category] = facetCategories;
    const { user } = await shown((made) => ({
      ...page(made),
      facetCategories: [{ ...category, facetTags: [tag(21, 'Kana', { selected: true })] }],
    }));
    await open(user, 'Raaka-aine');
    expect(screen.getByRole('option').getAttribute('aria-selected')).toBe('true');
  });

  it('toggle a tag and search from page 1 [SRCH-05] [SRCH-03]', async () => {
    goTo('/tuotteet?page=2');
    const { user, asked } = await shown();
    await time.pass();
    await open(user, 'Säilytys');
    await user.click(screen.getByRole('option', { name: /Tuore/ }));
    await time.pass();
    expect(asked().at(-1)?.url.searchParams.getAll('facetTags[]')).toEqual(['31']);
    expect(asked().at(-1)?.param('page')).toBe('1');
    await user.click(screen.getByRole('option', { name: /Tuore/ }));
    await time.pass();
    expect(asked().at(-1)?.url.searchParams.getAll('facetTags[]')).toEqual([]);
  });

  it('include dietary buttons, as the custom facet call lists them [SRCH-24] [API-16]', async () => {
    const { user, asked } = await shown();
    const list = screen.getByRole('list', { name: 'Erityisruokavaliot' });
    const buttons = within(list).getAllByRole('button');
    expect(buttons.map((one) => one.textContent)).toEqual(['Gluteeniton', 'Maidoton']);
    await user.click(buttons[0] as HTMLElement);
    await time.pass();
    expect(asked().at(-1)?.url.searchParams.getAll('facetTags[]')).toEqual(['11']);
    expect(screen.getByRole('button', { name: 'Gluteeniton', pressed: true })).toBeTruthy();
  });

  it('work without dietary buttons when their call fails [IMP-04]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const backend = answeringFetch((made) => (made.url.pathname === path ? page(made) : 500));
    renderWidget(widget, { settings: backend.settings });
    await time.pass();
    expect(screen.queryByRole('list', { name: 'Erityisruokavaliot' })).toBeNull();
    expect(titles()).toHaveLength(12);
  });

  it('stand in the address as a list of ids [SRCH-10] [SRCH-11]', async () => {
    goTo('/tuotteet?facetTags=11,x');
    const { user, asked } = await shown();
    expect(asked()[0]?.url.searchParams.getAll('facetTags[]')).toEqual(['11']);
    await user.click(screen.getByRole('button', { name: 'Maidoton' }));
    expect(window.location.search).toBe('?facetTags=11,12');
  });
});

describe('on the export site', () => {
  const options = { brand: 'export', language: 'en' };

  it('shows what is chosen as chips that can be taken away [SRCH-27]', async () => {
    goTo('/tuotteet?facetTags=31,11');
    const { user, asked } = await shown(undefined, options);
    const chips = within(screen.getByRole('list', { name: 'Chosen filters' })).getAllByRole(
      'button',
    );
    expect(chips.map((one) => one.textContent)).toEqual(['Remove Tuore', 'Remove Gluteeniton']);
    await user.click(chips[0] as HTMLElement);
    await time.pass();
    expect(asked().at(-1)?.url.searchParams.getAll('facetTags[]')).toEqual(['11']);
  });

  it('empties all filters with one button [SRCH-27] [SRCH-05]', async () => {
    goTo('/tuotteet?q=nakki&facetTags=31,11&productGroup=4');
    const { user, asked } = await shown(undefined, options);
    await user.click(screen.getByRole('button', { name: 'Empty filters' }));
    await time.pass();
    expect(asked().at(-1)?.url.search).toBe(
      '?language=en&page=1&pageSize=12&sortOrder=0&q=nakki&contentGroup=0',
    );
    expect(screen.queryByRole('list', { name: 'Chosen filters' })).toBeNull();
  });

  it('has no chips on other sites [SRCH-27]', async () => {
    goTo('/tuotteet?facetTags=31');
    await shown();
    expect(screen.queryByRole('list', { name: 'Valitut suodattimet' })).toBeNull();
  });
});

describe('with hidden initial results', () => {
  const options = { props: { hideInitialResults: true } };

  it('asks for the facets only and shows no product [SRCH-08]', async () => {
    const { asked } = await shown(undefined, options);
    expect(asked()[0]?.param('hideResults')).toBe('true');
    expect(titles()).toEqual([]);
    expect(screen.queryByText('Ei tuloksia')).toBeNull();
    expect(screen.getByRole('button', { name: 'Raaka-aine' })).toBeTruthy();
  });

  it('shows products once a tag is chosen [SRCH-08]', async () => {
    const { user, asked } = await shown(undefined, options);
    await user.click(screen.getByRole('button', { name: 'Gluteeniton' }));
    await time.pass();
    expect(asked().at(-1)?.param('hideResults')).toBeNull();
    expect(titles()).toHaveLength(12);
  });

  it.each(['?q=nakki', '?facetTags=31', '?page=2', '?productGroup=4'])(
    'shows products at once with the address %s [SRCH-08]',
    async (query) => {
      goTo(`/tuotteet${query}`);
      await shown(undefined, options);
      await time.pass();
      expect(titles().length).toBeGreaterThan(0);
    },
  );

  it('hides them again when nothing is chosen any more [SRCH-08]', async () => {
    goTo('/tuotteet?facetTags=11');
    const { user } = await shown(undefined, options);
    await user.click(screen.getByRole('button', { name: 'Gluteeniton' }));
    await time.pass();
    expect(titles()).toEqual([]);
  });
});

describe('without hits and with errors', () => {
  const fail = () => vi.spyOn(console, 'error').mockImplementation(() => {});

  it('says "Ei tuloksia" [SRCH-13] [SRCH-18]', async () => {
    await shown(() => ({ hits: [], totalCount: 0, hasMore: false }));
    expect(screen.getByText('Ei tuloksia', { selector: 'p' })).toBeTruthy();
  });

  it('replaces the results of a first page that fails with an error and a retry [SRCH-14]', async () => {
    const log = fail();
    let isFailing = true;
    const { user } = await shown((made) => (isFailing ? 500 : page(made)));
    expect(screen.getByRole('alert').textContent).toContain('Tapahtui virhe. Yritä uudelleen');
    expect(log).toHaveBeenCalled();
    isFailing = false;
    await user.click(screen.getByRole('button', { name: 'Yritä uudelleen' }));
    await time.pass();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(titles()).toHaveLength(12);
  });

  it('shows a failure of a later page beside the button and keeps the hits [SRCH-14]', async () => {
    fail();
    let isFailing = true;
    const { user } = await shown((made) =>
      made.param('page') === '2' && isFailing ? 500 : page(made),
    );
    await user.click(more() as HTMLElement);
    await time.pass();
    expect(screen.getByRole('alert').textContent).toContain('Tapahtui virhe. Yritä uudelleen');
    expect(titles()).toHaveLength(12);
    isFailing = false;
    await user.click(screen.getByRole('button', { name: 'Yritä uudelleen' }));
    await time.pass();
    expect(titles()).toHaveLength(24);
  });

  it('keeps what was typed when a search fails [SRCH-14]', async () => {
    fail();
    const { user } = await shown((made) => (made.param('q') ? 500 : page(made)));
    await user.type(field(), 'nakki{Enter}');
    await time.pass();
    expect(field()).toHaveProperty('value', 'nakki');
  });
});

describe('the address', () => {
  it('is followed when it changes under the widget [IMP-31]', async () => {
    const { asked } = await shown();
    goTo('/tuotteet?q=nakki&facetTags=11');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await time.pass();
    expect(asked().at(-1)?.param('q')).toBe('nakki');
    expect(field()).toHaveProperty('value', 'nakki');
    expect(screen.getByRole('button', { name: 'Gluteeniton', pressed: true })).toBeTruthy();
  });

  it('is searched once when the widget itself changes it [SRCH-10]', async () => {
    const { user, asked } = await shown();
    await user.type(field(), 'nakki{Enter}');
    await time.pass(1000);
    expect(asked()).toHaveLength(2);
  });

  it('is replaced, not pushed [SRCH-10]', async () => {
    const push = vi.spyOn(window.history, 'pushState');
    const { user } = await shown();
    await user.type(field(), 'nakki{Enter}');
    await time.pass();
    expect(window.location.search).toBe('?q=nakki');
    expect(push).not.toHaveBeenCalled();
  });

  it('keeps hash and parameters of the page [SRCH-10] [BRAND-08]', async () => {
    goTo('/tuotteet?utm=a#lista');
    const { user } = await shown();
    await user.type(field(), 'nakki{Enter}');
    expect(window.location.search + window.location.hash).toBe('?utm=a&q=nakki#lista');
  });

  it('changed by another widget is searched too [IMP-31]', async () => {
    const { asked } = await shown();
    replaceAddress('/tuotteet?q=toinen');
    await time.pass();
    expect(asked().at(-1)?.param('q')).toBe('toinen');
  });

  it('starts over when an attribute changes [IMP-03]', async () => {
    const { setProps, asked } = await shown();
    setProps({ containerPage: '5' });
    await time.pass();
    expect(asked().at(-1)?.param('containerPage')).toBe('5');
  });
});

describe('the products', () => {
  it.each([
    ['ridderheimsse', 3],
    ['sibylla', 3],
    ['mestariforsmanfi', 3],
    ['export', 3],
    ['atriafi', 4],
    ['jyvabroiler', 4],
  ])('of %s stand in %i columns [SRCH-26]', async (brand, columns) => {
    const { container } = await shown(undefined, { brand });
    const list = container.querySelector('ul[style*="--columns:"]');
    expect(list?.getAttribute('style')).toMatch(new RegExp(`--columns: ?${columns}`));
  });

  it('show what they have [SRCH-28]', async () => {
    await shown((made) =>
      page(made, {
        url: '',
        link: '/linkki',
        likeCount: 5,
        novelty: true,
        totalTime: 90,
        startPublish: '2026-09-01',
        price: '4,90',
        pricePerKilo: '12,25',
        svhPrice: '5,90',
        discountPercentage: 20,
      }),
    );
    const [card] = screen.getAllByRole('article');
    const text = card?.textContent ?? '';
    for (const part of [
      'Uutuus 01/09/2026',
      '5',
      '1 h 30 min',
      '4,90 €/kpl',
      '5,90 €',
      '12,25 €/kg',
      '−20 %',
    ])
      expect(text).toContain(part);
    expect(
      within(card as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/linkki');
  });

  it('leave no empty place for what they lack [SRCH-28]', async () => {
    await shown();
    const [card] = screen.getAllByRole('article');
    expect(card?.textContent).toBe('Tuote 1');
    expect(card?.querySelector('p, dl')).toBeNull();
  });

  it('show their codes on the cards of the export site [SRCH-26] [SRCH-28]', async () => {
    await shown((made) => page(made, { productCode: '2197', gtinCode: '640' }), {
      brand: 'export',
    });
    const text = screen.getAllByRole('article')[0]?.textContent;
    expect(text).toContain('2197');
    expect(text).toContain('640');
  });

  it('are shop product cards to buy from on the meat shop [SRCH-26]', async () => {
    await shown((made) => page(made, { code: 'A1', price: '4,90', pricePerKilo: '12,25' }), {
      brand: 'lihakauppa',
    });
    await vi.waitFor(() => screen.getAllByRole('article'));
    const [card] = screen.getAllByRole('article');
    expect(card?.textContent).toContain('4,90 €/kpl');
    expect(within(card as HTMLElement).getAllByRole('button').length).toBeGreaterThan(1);
  });

  it.each([
    [0, true],
    [-1, true],
    [null, false],
    [4, false],
  ])('with a stock of %s are sold out: %s [SRCH-29]', async (stock, isOut) => {
    await shown((made) => page(made, { stock }));
    const [card] = screen.getAllByRole('article');
    expect(within(card as HTMLElement).queryByText('Loppuunmyyty') !== null).toBe(isOut);
  });

  it('are told to the page once they are shown [ELEM-08]', async () => {
    goTo('/tuotteet?q=nakki');
    const { events } = await shown();
    expect(events).toEqual([
      {
        name: 'atria-search-results',
        detail: { q: 'nakki', facetTags: [], page: 1, totalCount: 30 },
      },
    ]);
  });
});
