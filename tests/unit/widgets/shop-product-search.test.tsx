import { describe, expect, it } from 'vitest';
import { widget } from '../../../src/widgets/shop-product-search/shop-product-search.widget';
import type { Made } from '../support/answering-fetch';
import { describeSearchPage } from '../support/describe-search-page';
import { screen, within } from '../support/dom';
import {
  cards,
  field,
  goTo,
  more,
  page,
  query,
  searchOf,
  time,
  titles,
} from '../support/searching';

const path = '/api/search/lihakauppa-products';
const prices = { price: '4,90', pricePerKilo: '12,25', stock: null };

/** One page of thirty products of the shop. */
const shopPage = (made: Made, changes = {}) => {
  const answer = page(made, { ...prices, ...changes });
  const hits = answer.hits.map((hit) => ({ code: `LK${hit.contentId}`, ...hit }));
  return { ...answer, hits };
};
const fixture = {
  path,
  answer: shopPage,
  others: ({ url }: Made) => (url.pathname.startsWith('/api/v1/') ? {} : undefined),
  options: { brand: 'lihakauppa', settings: { shopName: location.hostname } },
};
const shown = searchOf(widget, fixture);
const first = () => cards()[0] as HTMLElement;

describeSearchPage(widget, { ...fixture, count: '30 tuotetta', plain: true, hit: prices });

describe('the product listing of the meat shop', () => {
  it('requests its first page with its own part of the search [SRCH-01] [API-11]', async () => {
    const { asked } = await shown();
    expect(asked()).toHaveLength(1);
    expect(asked()[0]?.url.pathname).toBe(path);
    expect(asked()[0]?.url.search).toBe('?language=fi&page=1&pageSize=12&contentGroup=0');
  });

  it('sends the text of the address [API-11]', async () => {
    goTo('/tuotteet?q=filee');
    const { asked } = await shown();
    expect(asked()[0]?.param('q')).toBe('filee');
    expect(field()).toHaveProperty('value', 'filee');
  });

  it('sends the given categories [SRCH-36] [API-11]', async () => {
    const { asked } = await shown(undefined, { props: { matchAnyCategoryIds: '501, 504' } });
    expect(asked()[0]?.url.searchParams.getAll('matchAnyCategoryIds[]')).toEqual(['501', '504']);
    expect(query()).toBe('');
  });

  it('omits categories that are no ids', async () => {
    const { asked } = await shown(undefined, { props: { matchAnyCategoryIds: 'x,,504,-1' } });
    expect(asked()[0]?.url.searchParams.getAll('matchAnyCategoryIds[]')).toEqual(['504']);
  });

  it('has a query box and a count, and no facets: its call has none [API-11]', async () => {
    const { container } = await shown();
    expect(screen.getByRole('searchbox', { name: 'Etsi tuotetta nimellä' })).toBeTruthy();
    expect(screen.getByText('30 tuotetta', { selector: 'p' })).toBeTruthy();
    expect(container.querySelector('[aria-haspopup=listbox]')).toBeNull();
  });
});

describe('without pages', () => {
  const options = { props: { skipPagination: true } };

  it('requests all at once [SRCH-36] [API-11]', async () => {
    const { asked } = await shown(undefined, options);
    expect(asked()[0]?.param('skipPagination')).toBe('true');
  });

  it('has no button for more, whatever the answer says [SRCH-36]', async () => {
    await shown((made) => ({ ...shopPage(made), hasMore: true }), options);
    expect(titles()).toHaveLength(12);
    expect(more()).toBeNull();
  });

  it('makes one call for an address with page 3 too [SRCH-36]', async () => {
    goTo('/tuotteet?page=3');
    const { asked } = await shown(undefined, options);
    await time.pass();
    expect(asked().map(({ param }) => param('page'))).toEqual(['1']);
    expect(query()).toBe('');
  });

  it('is not requested unless set [SRCH-36]', async () => {
    const { asked } = await shown();
    expect(asked()[0]?.param('skipPagination')).toBeNull();
    expect(more()).toBeTruthy();
  });
});

describe('a product', () => {
  it('is a card with a buy button, a link, prices and a quick view [SRCH-36]', async () => {
    await shown((made) => shopPage(made, { svhPrice: '5,90', discountPercentage: 17 }));
    const card = within(first());
    expect(card.getByRole('link', { name: 'Osuma 1' }).getAttribute('href')).toBe('/osuma/1');
    expect(first().textContent).toContain('4,90 €/kpl');
    expect(first().textContent).toContain('12,25 €/kg');
    expect(first().textContent).toContain('5,90 €');
    expect(first().textContent).toContain('−17 %');
    expect(card.getByRole('button', { name: 'Lisää ostoskoriin: Osuma 1' })).toBeTruthy();
    expect(card.getByRole('button', { name: 'Pikakatselu: Osuma 1' })).toBeTruthy();
    expect(card.getByRole('presentation').getAttribute('src')).toContain('/pictures/1.webp');
  });

  it('links to its link without an url [SRCH-28]', async () => {
    await shown((made) => shopPage(made, { url: null, link: '/linkki' }));
    expect(within(first()).getByRole('link').getAttribute('href')).toBe('/linkki');
  });

  it('leaves no gap for a price it lacks [SRCH-28]', async () => {
    await shown((made) => shopPage(made, { pricePerKilo: null, svhPrice: null }));
    expect(first().querySelectorAll('p')).toHaveLength(1);
    expect(first().querySelector('p')?.textContent).toBe('4,90 €/kpl');
  });

  it.each([
    [0, true],
    [-1, true],
    [null, false],
    [4, false],
  ])('with a stock of %s is sold out: %s [SRCH-29]', async (stock, isOut) => {
    await shown((made) => shopPage(made, { stock }));
    const card = within(first());
    expect(card.queryByText('Tuote on juuri nyt loppuunmyyty') !== null).toBe(isOut);
    expect(card.queryByRole('button', { name: /^Lisää ostoskoriin/ }) === null).toBe(isOut);
  });

  it('fires an event before it is bought [ELEM-08]', async () => {
    const { user, events } = await shown(undefined, { stop: ['atria-buy'] });
    await user.click(screen.getByRole('button', { name: 'Lisää ostoskoriin: Osuma 2' }));
    expect(events.at(-1)).toEqual({ name: 'atria-buy', detail: { code: 'LK2', quantity: 1 } });
  });

  it('keeps no quantity of the one before in its place', async () => {
    const { user } = await shown((made) =>
      made.param('q')
        ? { ...shopPage(made), hits: [{ title: 'Filee', code: 'F' }] }
        : shopPage(made),
    );
    const amount = () => within(first()).getByRole('spinbutton');
    await user.click(within(first()).getByRole('button', { name: 'Lisää määrää' }));
    expect(amount()).toHaveProperty('value', '2');
    await user.type(field(), 'filee{Enter}');
    await time.pass();
    expect(amount()).toHaveProperty('value', '1');
  });
});
