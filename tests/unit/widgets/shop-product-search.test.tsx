import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { widget } from '../../../src/widgets/shop-product-search/shop-product-search.widget';
import { answeringFetch, type Made } from '../support/answering-fetch';
import { type RenderOptions, renderWidget } from '../support/render-widget';
import { field, goTo, more, page, time, titles, total } from './product-search-setup';

const path = '/api/search/lihakauppa-products';

/** One page of thirty products of the shop. */
const shopPage = (made: Made, changes = {}) => {
  const answer = page(made, { price: '4,90', pricePerKilo: '12,25', stock: null, ...changes });
  const hits = answer.hits.map((hit) => ({ code: `LK${hit.contentId}`, ...hit }));
  return { ...answer, hits };
};

async function shown(
  answer: (made: Made) => unknown = shopPage,
  options: RenderOptions<typeof widget.contract> = {},
) {
  const backend = answeringFetch((made) =>
    made.url.pathname.startsWith('/api/search/') ? answer(made) : {},
  );
  const settings = { shopName: location.hostname, ...backend.settings };
  const view = renderWidget(widget, { brand: 'lihakauppa', ...options, settings });
  await time.pass();
  return { ...view, ...backend, asked: () => backend.to(path), user: time.user() };
}
const cards = () => screen.getAllByRole('article');
const first = () => cards()[0] as HTMLElement;
const waiting = () => new Promise(() => {});

describe('the product listing of the meat shop', () => {
  it('asks for its first page with its own part of the search [SRCH-01] [API-11]', async () => {
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

  it('sends the categories it is given [SRCH-36] [API-11]', async () => {
    const { asked } = await shown(undefined, { props: { matchAnyCategoryIds: '501, 504' } });
    expect(asked()[0]?.url.searchParams.getAll('matchAnyCategoryIds[]')).toEqual(['501', '504']);
    expect(window.location.search).toBe('');
  });

  it('leaves out categories that are no ids', async () => {
    const { asked } = await shown(undefined, { props: { matchAnyCategoryIds: 'x,,504,-1' } });
    expect(asked()[0]?.url.searchParams.getAll('matchAnyCategoryIds[]')).toEqual(['504']);
  });

  it('asks at the address it was given [ELEM-06]', async () => {
    const { to } = await shown(undefined, { props: { endpoint: '/api/search/other' } });
    expect(to('/api/search/other')).toHaveLength(1);
  });

  it('asks for pages of the size it is given', async () => {
    const { asked } = await shown(undefined, { props: { pageSize: 5 } });
    expect(asked()[0]?.param('pageSize')).toBe('5');
    expect(titles()).toHaveLength(5);
  });

  it('starts over when its categories change [IMP-03]', async () => {
    const { setProps, asked } = await shown();
    setProps({ matchAnyCategoryIds: '504' });
    await time.pass();
    expect(asked()[1]?.url.searchParams.getAll('matchAnyCategoryIds[]')).toEqual(['504']);
  });

  it('has a query box and a count, and no facets: its call takes none [API-11]', async () => {
    const { container } = await shown();
    expect(screen.getByRole('searchbox', { name: 'Etsi tuotetta nimellä' })).toBeTruthy();
    expect(screen.getByText('30 tuotetta', { selector: 'p' })).toBeTruthy();
    expect(container.querySelector('[aria-haspopup=listbox]')).toBeNull();
  });

  it('tells the page what is shown [ELEM-08]', async () => {
    const { events } = await shown();
    expect(events).toEqual([
      {
        name: 'atria-search-results',
        detail: { q: '', facetTags: [], page: 1, totalCount: total },
      },
    ]);
  });
});

describe('without pages', () => {
  const options = { props: { skipPagination: true } };

  it('asks for all at once [SRCH-36] [API-11]', async () => {
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
    expect(window.location.search).toBe('');
  });

  it('is not asked for unless set [SRCH-36]', async () => {
    const { asked } = await shown();
    expect(asked()[0]?.param('skipPagination')).toBeNull();
    expect(more()).toBeTruthy();
  });
});

describe('a product', () => {
  it('is a card to buy from, with a link, prices and a quick view [SRCH-36]', async () => {
    await shown((made) => shopPage(made, { svhPrice: '5,90', discountPercentage: 17 }));
    const card = within(first());
    expect(card.getByRole('link', { name: 'Tuote 1' }).getAttribute('href')).toBe('/tuote/1');
    expect(first().textContent).toContain('4,90 €/kpl');
    expect(first().textContent).toContain('12,25 €/kg');
    expect(first().textContent).toContain('5,90 €');
    expect(first().textContent).toContain('-17 %');
    expect(card.getByRole('button', { name: 'Lisää ostoskoriin: Tuote 1' })).toBeTruthy();
    expect(card.getByRole('button', { name: 'Pikakatselu: Tuote 1' })).toBeTruthy();
    expect(card.getByRole('presentation').getAttribute('src')).toContain('/pictures/1.webp');
  });

  it('links to its link without an url [SRCH-28]', async () => {
    await shown((made) => shopPage(made, { url: null, link: '/linkki' }));
    expect(within(first()).getByRole('link').getAttribute('href')).toBe('/linkki');
  });

  it('leaves no empty place for a price it lacks [SRCH-28]', async () => {
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

  it('tells the page before it is bought [ELEM-08]', async () => {
    const { user, events } = await shown(undefined, { stop: ['atria-buy'] });
    await user.click(screen.getByRole('button', { name: 'Lisää ostoskoriin: Tuote 2' }));
    expect(events.at(-1)).toEqual({ name: 'atria-buy', detail: { code: 'LK2', quantity: 1 } });
  });

  it('keeps no quantity of the one that stood in its place', async () => {
    const { user } = await shown((made) =>
      made.param('q')
        ? { ...shopPage(made), hits: [{ title: 'Filee', code: 'F' }] }
        : shopPage(made),
    );
    const amount = () => within(first()).getByRole('textbox');
    await user.click(within(first()).getByRole('button', { name: 'Lisää määrää' }));
    expect(amount()).toHaveProperty('value', '2');
    await user.type(field(), 'filee{Enter}');
    await time.pass();
    expect(amount()).toHaveProperty('value', '1');
  });
});

describe('searching', () => {
  it('starts by itself from three characters, after 500 ms [SRCH-12]', async () => {
    const { user, asked } = await shown();
    await user.type(field(), 'fi');
    await time.pass(1000);
    await user.type(field(), 'l');
    await time.pass(499);
    expect(asked()).toHaveLength(1);
    await time.pass(1);
    expect(asked()[1]?.param('q')).toBe('fil');
  });

  it('goes back to page 1 and stands in the address [SRCH-03] [SRCH-10]', async () => {
    goTo('/tuotteet?page=2');
    const { user, asked } = await shown();
    await time.pass();
    await user.type(field(), 'fi{Enter}');
    await time.pass();
    expect(asked().at(-1)?.param('page')).toBe('1');
    expect(window.location.search).toBe('?q=fi');
  });

  it('follows the address back and forth [IMP-31]', async () => {
    const { asked } = await shown();
    goTo('/tuotteet?q=filee');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await time.pass();
    expect(asked().at(-1)?.param('q')).toBe('filee');
    expect(field()).toHaveProperty('value', 'filee');
  });

  it('appends further pages while there are any [SRCH-04]', async () => {
    const { user } = await shown();
    await user.click(more() as HTMLElement);
    await time.pass();
    await user.click(more() as HTMLElement);
    await time.pass();
    expect(titles()).toHaveLength(total);
    expect(more()).toBeNull();
  });

  it('loads the pages before the one in the address [SRCH-09]', async () => {
    goTo('/tuotteet?page=2');
    const { asked } = await shown();
    await time.pass();
    expect(asked().map(({ param }) => param('page'))).toEqual(['1', '2']);
    expect(titles()).toHaveLength(24);
  });
});

describe('while it waits or cannot', () => {
  it('has a stand-in for each product of the page [IMP-01]', async () => {
    const { container } = await shown(waiting);
    expect(container.querySelectorAll('ul[aria-busy=true] > li[aria-hidden]')).toHaveLength(12);
    expect(screen.getByRole('status').textContent).toBe('Ladataan...');
  });

  it('dims the old products during a new search, marks the button during a further page [SRCH-02]', async () => {
    const { user, container } = await shown((made) =>
      made.param('page') === '1' && !made.param('q') ? shopPage(made) : waiting(),
    );
    await user.click(more() as HTMLElement);
    await time.pass();
    expect(container.querySelector('ul[aria-busy=true]')).toBeNull();
    expect(more()?.getAttribute('aria-busy')).toBe('true');
    await user.type(field(), 'filee{Enter}');
    await time.pass();
    expect(container.querySelector('ul[aria-busy=true]')).toBeTruthy();
    expect(titles()).toHaveLength(12);
  });

  it('gives its request up when it is removed [IMP-03]', async () => {
    const { asked, unmount } = await shown(waiting);
    unmount();
    expect(asked()[0]?.isAborted()).toBe(true);
  });

  it('says "Ei tuloksia" without hits [SRCH-13]', async () => {
    await shown(() => ({ hits: [], totalCount: 0, hasMore: false }));
    expect(screen.getByText('Ei tuloksia', { selector: 'p' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Ei tuloksia');
  });

  it('shows an error with a retry instead of a first page that fails [SRCH-14]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let isFailing = true;
    const { user } = await shown((made) => (isFailing ? 500 : shopPage(made)));
    expect(screen.getByRole('alert').textContent).toContain('Tapahtui virhe. Yritä uudelleen');
    isFailing = false;
    await user.click(screen.getByRole('button', { name: 'Yritä uudelleen' }));
    await time.pass();
    expect(titles()).toHaveLength(12);
  });

  it('shows a failure of a later page beside the button and keeps the products [SRCH-14]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let isFailing = true;
    const { user } = await shown((made) =>
      made.param('page') === '2' && isFailing ? 500 : shopPage(made),
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
});
