import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  field,
  goTo,
  more,
  page,
  path,
  product,
  shown,
  time,
  titles,
  total,
} from './product-search-setup';

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
