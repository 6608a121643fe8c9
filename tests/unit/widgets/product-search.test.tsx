import { describe, expect, it, vi } from 'vitest';
import { screen, within } from '../support/dom';
// It loads when a shop product is shown; under a stopped clock it would load too late.
import '../../../src/core/products/shop-hit';
import { widget } from '../../../src/widgets/product-search/product-search.widget';
import { describeSearchPage } from '../support/describe-search-page';
import { expectFaults } from '../support/expect-faults';
import {
  button,
  cards,
  field,
  goTo,
  more,
  nothing,
  page,
  press,
  query,
  said,
  searchOf,
  tag,
  time,
  titles,
} from '../support/searching';

const path = '/api/search/products';
const customPath = '/api/facets/custom';
const diets = [
  tag(11, 'Gluteeniton'),
  tag(12, 'Maidoton'),
  tag(13, 'Salainen', { display: false }),
];
const fixture = {
  path,
  others: ({ url }: { url: URL }) => (url.pathname === customPath ? diets : undefined),
};
const shown = searchOf(widget, fixture);

describeSearchPage(widget, { ...fixture, count: '30 tuotetta' });

describe('the product search page', () => {
  it('has a query box, dropdowns, a count, a grid and a show-more button [SRCH-18] [SRCH-24]', async () => {
    await shown();
    expect(screen.getByRole('searchbox', { name: 'Etsi tuotetta nimellä' })).toBeTruthy();
    expect(button('Raaka-aine')).toBeTruthy();
    expect(screen.getByText('30 tuotetta', { selector: 'p' })).toBeTruthy();
    expect(titles()).toHaveLength(12);
    expect(more()).toBeTruthy();
  });

  it('says "Ei tuloksia" without any [SRCH-18]', async () => {
    await shown(nothing);
    expect(screen.getByText('Ei tuloksia', { selector: 'p' })).toBeTruthy();
  });

  it('leaves no picture of another product under a name', async () => {
    const others = { contentId: 500 };
    const { user, container } = await shown((made) => page(made, made.param('q') ? others : {}));
    const before = container.querySelector('article img');
    await user.type(field(), 'nakki{Enter}');
    await time.pass();
    expect(before).toBeTruthy();
    expect(before?.isConnected).toBe(false);
  });

  it('requests its first page with its own part of the search [SRCH-01] [API-10]', async () => {
    const { asked } = await shown(undefined, { language: 'se' });
    expect(asked()[0]?.url.search).toBe(
      '?language=se&page=1&pageSize=12&sortOrder=0&contentGroup=0',
    );
  });

  it('requests its tags at the given address, and hits at the usual one [ELEM-06]', async () => {
    expectFaults();
    const { to, asked } = await shown(undefined, { props: { facetsEndpoint: '/api/own-tags' } });
    expect(to('/api/own-tags')).toHaveLength(1);
    expect(to(customPath)).toEqual([]);
    expect(asked()).toHaveLength(1);
  });

  it('sends container page and categories only when they are set [SRCH-01]', async () => {
    const { asked } = await shown(undefined, {
      props: { containerPage: '77', matchAllCategoryIds: '4,8' },
    });
    expect(asked()[0]?.param('containerPage')).toBe('77');
    expect(asked()[0]?.url.searchParams.getAll('matchAllCategoryIds[]')).toEqual(['4', '8']);
  });

  it('keeps to its product group [SRCH-01]', async () => {
    const { sent } = await shown(undefined, { props: { productGroup: '7' } });
    expect(sent('productGroup')).toEqual(['7']);
    expect(query()).toBe('');
  });

  const all = () => screen.getByRole('link', { name: 'Katso kaikki tuotteet' });

  it('links to all products in the site search [SRCH-19]', async () => {
    goTo('/tuotteet?q=nakki');
    await shown();
    expect(all().getAttribute('href')).toBe(
      '/haku?q=nakki&contentGroup=1&currentPage=1&pageSize=10',
    );
  });

  it('links to all products, not to the same empty search, where there are none [SRCH-19]', async () => {
    goTo('/tuotteet?q=zzz');
    await shown(nothing);
    expect(all().getAttribute('href')).toBe('/haku?q=&contentGroup=1&currentPage=1&pageSize=10');
  });

  it('links to the search of the whole site with the text, if its address is known [SRCH-25]', async () => {
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

describe('the dietary buttons', () => {
  const list = () => screen.queryByRole('list', { name: 'Erityisruokavaliot' });

  it('are as the custom facet call lists them [SRCH-24] [API-16]', async () => {
    const { user, tags } = await shown();
    const buttons = within(list() as HTMLElement).getAllByRole('button');
    expect(buttons.map((one) => one.textContent)).toEqual(['Gluteeniton', 'Maidoton']);
    await press(user, 'Gluteeniton');
    expect(tags()).toEqual(['11']);
    expect(button('Gluteeniton').getAttribute('aria-pressed')).toBe('true');
  });

  it('are requested at the given address [ELEM-06]', async () => {
    expectFaults();
    const { to } = await shown(undefined, { props: { facetsEndpoint: '/own/tags' } });
    expect(to('/own/tags')).toHaveLength(1);
    expect(to(customPath)).toEqual([]);
  });

  it('are omitted when their call fails; the search works without them [IMP-04]', async () => {
    expectFaults();
    const without = searchOf(widget, {
      path,
      others: ({ url }) => (url.pathname === customPath ? 500 : undefined),
    });
    await without();
    expect(list()).toBeNull();
    expect(titles()).toHaveLength(12);
  });

  it('omit, like the dropdowns, a tag that is not to be displayed [SRCH-06]', async () => {
    const { user } = await shown();
    await user.click(button('Raaka-aine'));
    expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['Kana (21)']);
    expect(screen.queryByRole('button', { name: 'Salainen' })).toBeNull();
  });

  it('are in no dropdown as well [SRCH-24]', async () => {
    const { user } = await shown((made) => {
      const own = { id: 4, name: 'Ruokavalio', facetTags: [diets[0], diets[1]] };
      const both = { id: 5, name: 'Muut', facetTags: [diets[0], tag(41, 'Kotimainen')] };
      return { ...page(made), facetCategories: [own, both] };
    });
    expect(screen.queryByRole('button', { name: 'Ruokavalio' })).toBeNull();
    await user.click(button('Muut'));
    expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual([
      'Kotimainen (41)',
    ]);
  });

  it('are pressed for the tags in the address, and follow it [SRCH-11] [IMP-31]', async () => {
    goTo('/tuotteet?facetTags=11,x');
    const { user } = await shown();
    await press(user, 'Maidoton');
    expect(query()).toBe('?facetTags=11,12');
    goTo('/tuotteet?facetTags=12');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await time.pass();
    expect(button('Gluteeniton').getAttribute('aria-pressed')).toBe('false');
    expect(button('Maidoton').getAttribute('aria-pressed')).toBe('true');
  });
});

describe('on the export site', () => {
  const options = { brand: 'export', language: 'en' };
  const chips = () =>
    screen.queryByRole('list', { name: /^(Chosen filters|Valitut suodattimet)$/ });

  it('shows the chosen tags as chips that can be removed [SRCH-27]', async () => {
    goTo('/tuotteet?facetTags=31,11');
    const { user, tags } = await shown(undefined, options);
    const names = within(chips() as HTMLElement).getAllByRole('button');
    expect(names.map((one) => one.textContent)).toEqual(['Remove Tuore', 'Remove Gluteeniton']);
    await press(user, 'Remove Tuore');
    expect(tags()).toEqual(['11']);
  });

  it('empties all filters with one button [SRCH-27] [SRCH-05]', async () => {
    goTo('/tuotteet?q=nakki&facetTags=31,11&productGroup=4');
    const { user, asked } = await shown(undefined, options);
    await press(user, 'Empty filters');
    expect(asked().at(-1)?.url.search).toBe(
      '?language=en&page=1&pageSize=12&sortOrder=0&q=nakki&contentGroup=0',
    );
    expect(chips()).toBeNull();
  });
});

describe('a product group of the address', () => {
  it('is a chip, to be removed [SRCH-05] [SRCH-27]', async () => {
    goTo('/tuotteet?productGroup=4');
    const { user, sent } = await shown();
    expect(sent('productGroup')).toEqual(['4']);
    await press(user, 'Poista Tuoteryhmä 4');
    expect([sent('productGroup').at(-1), query()]).toEqual([null, '']);
  });

  it('is none where it is the page’s own [SRCH-01]', async () => {
    await shown(undefined, { props: { productGroup: '7' } });
    expect(screen.queryByRole('list', { name: 'Valitut suodattimet' })).toBeNull();
  });
});

describe('with hidden initial results', () => {
  const options = { props: { hideInitialResults: true } };

  it('says nothing of the hits that it has hidden again [IMP-20] [SRCH-08]', async () => {
    goTo('/tuotteet?facetTags=11');
    const { user } = await shown(undefined, options);
    expect(said()).toBe('30 tuotetta');
    await press(user, 'Poista Gluteeniton');
    expect(said()).toBe('');
  });

  it('requests only the facets and shows no product [SRCH-08]', async () => {
    const { sent } = await shown(undefined, options);
    expect(sent('hideResults')).toEqual(['true']);
    expect(titles()).toEqual([]);
    expect(screen.queryByText('Ei tuloksia')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Hakutulokset' })).toBeNull();
    expect(button('Raaka-aine')).toBeTruthy();
  });

  it('shows products once a tag is chosen, and hides them when it is deselected [SRCH-08]', async () => {
    const { user, sent } = await shown(undefined, options);
    await press(user, 'Gluteeniton');
    expect(titles()).toHaveLength(12);
    await press(user, 'Gluteeniton');
    expect(titles()).toEqual([]);
    expect(sent('hideResults')).toEqual(['true', null, 'true']);
  });

  it.each(['?q=nakki', '?facetTags=31', '?page=2', '?productGroup=4'])(
    'shows products at once with the address %s [SRCH-08]',
    async (address) => {
      goTo(`/tuotteet${address}`);
      await shown(undefined, options);
      await time.pass();
      expect(titles().length).toBeGreaterThan(0);
    },
  );
});

describe('the products', () => {
  const first = () => cards()[0] as HTMLElement;

  it.each([
    ['ridderheimsse', 3],
    ['sibylla', 3],
    ['mestariforsmanfi', 3],
    ['export', 3],
    ['atriafi', 4],
    ['jyvabroiler', 4],
  ])('of %s are in %i columns [SRCH-26]', async (brand, columns) => {
    const { container } = await shown(undefined, { brand });
    const list = container.querySelector('ul[style*="--columns:"]');
    expect(list?.getAttribute('style')).toMatch(new RegExp(`--columns: ?${columns}`));
  });

  it.each([
    ['ridderheimsse', 'ridderheimsCard'],
    ['sibylla', 'sibyllaCard'],
    ['mestariforsmanfi', 'MFProductCard'],
    ['export', 'exportProductCard'],
    ['atriafi', 'headerImageSquare'],
  ] as const)('of %s are of the type %s [SRCH-26]', async (brand, cardType) => {
    const look = async (props = {}) => {
      const { unmount } = await shown(undefined, { brand, props: { pageSize: 1, ...props } });
      const markup = first().outerHTML;
      unmount();
      return markup;
    };
    const own = await look();
    const other = cardType === 'exportProductCard' ? 'headerImageSquare' : 'exportProductCard';
    expect(own).toBe(await look({ cardType }));
    expect(own).not.toBe(await look({ cardType: other }));
  });

  it('show what they have [SRCH-28]', async () => {
    await shown((made) =>
      page(made, {
        ...{ url: '', link: '/linkki', likeCount: 5, novelty: true, totalTime: 90 },
        ...{ startPublish: '2026-09-01', price: '4,90', pricePerKilo: '12,25', svhPrice: '5,90' },
        discountPercentage: 20,
      }),
    );
    const text = first().textContent ?? '';
    for (const part of [
      ...['Uutuus 1.9.2026', '5', '1 h 30 min', '4,90 €/kpl'],
      ...['5,90 €', '12,25 €/kg', '−20 %'],
    ])
      expect(text).toContain(part);
    const discount = within(first()).getByText('−20 %');
    expect(discount.getAttribute('aria-hidden')).toBe('true');
    expect(discount.nextSibling?.textContent).toBe('Alennus 20 %');
    expect(within(first()).getByRole('link').getAttribute('href')).toBe('/linkki');
  });

  it('leave no gap for what they lack [SRCH-28]', async () => {
    await shown();
    expect(first().textContent).toBe('Osuma 1');
    expect(first().querySelector('p, dl')).toBeNull();
  });

  it('show their codes on the cards of the export site [SRCH-28]', async () => {
    await shown((made) => page(made, { productCode: '2197', gtinCode: '640' }), {
      brand: 'export',
    });
    expect(first().textContent).toContain('2197');
    expect(first().textContent).toContain('640');
  });

  it('are shop product cards with a buy button on the meat shop [SRCH-26]', async () => {
    await shown((made) => page(made, { code: 'A1', price: '4,90', pricePerKilo: '12,25' }), {
      brand: 'lihakauppa',
    });
    await vi.waitFor(cards, 5000);
    expect(first().textContent).toContain('4,90 €/kpl');
    expect(within(first()).getAllByRole('button').length).toBeGreaterThan(1);
  });

  it.each([
    [0, true],
    [-1, true],
    [null, false],
    [4, false],
  ])('with a stock of %s are sold out: %s [SRCH-29]', async (stock, isOut) => {
    await shown((made) => page(made, { stock }));
    expect(within(first()).queryByText('Loppuunmyyty') !== null).toBe(isOut);
  });
});
