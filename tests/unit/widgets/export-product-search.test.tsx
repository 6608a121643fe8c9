import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { widget } from '../../../src/widgets/export-product-search/export-product-search.widget';
import { answeringFetch } from '../support/answering-fetch';
import { type RenderOptions, renderWidget } from '../support/render-widget';
import {
  type Answer,
  facetCategories,
  field,
  goTo,
  page,
  path,
  product,
  tag,
  time,
  titles,
  total,
} from './product-search-setup';

async function shown(answer: Answer = page, options: RenderOptions<typeof widget.contract> = {}) {
  const backend = answeringFetch(answer);
  const view = renderWidget(widget, {
    settings: backend.settings,
    brand: 'export',
    language: 'en',
    ...options,
  });
  await time.pass();
  return { ...view, ...backend, asked: () => backend.to(path), user: time.user() };
}
const more = () => screen.queryByRole('button', { name: 'Show more' });
const chips = () => within(screen.getByRole('list', { name: 'Chosen filters' }));
const chipNames = () =>
  chips()
    .getAllByRole('button')
    .map((one) => one.textContent);
const never = () => new Promise(() => {});
const fail = () => vi.spyOn(console, 'error').mockImplementation(() => {});

describe('the export product search', () => {
  it('has a search field, dropdowns, a count, a grid and a show-more button [SRCH-32]', async () => {
    await shown();
    const label = 'Search products by name';
    expect(screen.getByPlaceholderText(label)).toBe(screen.getByRole('searchbox', { name: label }));
    expect(screen.getByRole('button', { name: 'Raaka-aine' })).toBeTruthy();
    expect(screen.getByText('30 products', { selector: 'p' })).toBeTruthy();
    expect(titles()).toHaveLength(12);
    expect(more()).toBeTruthy();
  });

  it.each([
    ['fi', 'Etsi tuotetta nimellä', '30 tuotetta'],
    ['se', 'Sök produkter efter namn', '30 produkter'],
    ['de', 'Produkte nach Namen suchen', '30 Produkte'],
  ])('speaks %s', async (language, label, count) => {
    await shown(undefined, { language });
    expect(screen.getByRole('searchbox', { name: label })).toBeTruthy();
    expect(screen.getByText(count, { selector: 'p' })).toBeTruthy();
  });

  it.each(['export', 'atriafi'])(
    'shows export product cards with their codes on %s [SRCH-32] [SRCH-28]',
    async (brand) => {
      await shown((made) => page(made, { productCode: '2197', gtinCode: '640' }), { brand });
      const [card] = screen.getAllByRole('article');
      const link = within(card as HTMLElement).getByRole('link', { name: 'Tuote 1' });
      expect(link.getAttribute('href')).toBe('/tuote/1');
      expect(within(card as HTMLElement).getByText('2197')).toBeTruthy();
      expect(within(card as HTMLElement).getByText('640')).toBeTruthy();
    },
  );

  it('shows them in three columns [SRCH-26]', async () => {
    const { container } = await shown();
    const list = container.querySelector('ul[style*="--columns:"]');
    expect(list?.getAttribute('style')).toMatch(/--columns: ?3/);
  });

  it('asks for its first page, and for nothing else [SRCH-01] [API-10]', async () => {
    const { asked, requests } = await shown(undefined, { language: 'de' });
    expect(requests).toHaveLength(1);
    expect(asked()[0]?.url.search).toBe(
      '?language=de&page=1&pageSize=12&sortOrder=0&contentGroup=0',
    );
  });

  it('asks at the address it was given, for pages of the size it was given [ELEM-06]', async () => {
    const { to } = await shown(undefined, { props: { endpoint: '/api/other', pageSize: 6 } });
    expect(to('/api/other').map(({ param }) => param('pageSize'))).toEqual(['6']);
  });

  it('links to all products where it knows the site search [SRCH-19]', async () => {
    goTo('/products?q=loin');
    const { setProps } = await shown();
    expect(screen.queryByRole('link', { name: 'See all products' })).toBeNull();
    setProps({ searchUrl: '/en/search' });
    expect(screen.getByRole('link', { name: 'See all products' }).getAttribute('href')).toBe(
      '/en/search?q=loin&contentGroup=1&currentPage=1&pageSize=10',
    );
  });

  it('tells the page of the products it shows [ELEM-08]', async () => {
    goTo('/products?facetTags=31');
    const { events } = await shown();
    expect(events).toEqual([
      {
        name: 'atria-search-results',
        detail: { q: '', facetTags: [31], page: 1, totalCount: 30 },
      },
    ]);
  });
});

describe('the facets of the export product search', () => {
  const choose = async (user: ReturnType<typeof time.user>, name: string, option: string) => {
    await user.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
    await user.click(screen.getByRole('option', { name: option }));
    await time.pass();
  };

  it('are a dropdown for each category with name and count of its tags [SRCH-06]', async () => {
    const { user } = await shown();
    await user.click(screen.getByRole('button', { name: 'Säilytys' }));
    expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual([
      'Tuore (31)',
      'Pakaste (32)',
    ]);
  });

  it('become chips when they are chosen, and search from page 1 [SRCH-27] [SRCH-03]', async () => {
    goTo('/products?page=2');
    const { user, asked } = await shown();
    await time.pass();
    expect(screen.queryByRole('list', { name: 'Chosen filters' })).toBeNull();
    await choose(user, 'Säilytys', 'Tuore (31)');
    await choose(user, 'Raaka-aine', 'Kana (21)');
    expect(chipNames()).toEqual(['Remove Tuore', 'Remove Kana']);
    expect(asked().at(-1)?.url.searchParams.getAll('facetTags[]')).toEqual(['31', '21']);
    expect(asked().at(-1)?.param('page')).toBe('1');
    expect(window.location.search).toBe('?facetTags=31,21');
  });

  it('are chips when the address has them; a chip takes its own away [SRCH-27] [SRCH-11]', async () => {
    goTo('/products?facetTags=31,21,x');
    const { user, asked } = await shown();
    expect(chipNames()).toEqual(['Remove Tuore', 'Remove Kana']);
    await user.click(chips().getByRole('button', { name: 'Remove Tuore' }));
    await time.pass();
    expect(chipNames()).toEqual(['Remove Kana']);
    expect(asked().at(-1)?.url.searchParams.getAll('facetTags[]')).toEqual(['21']);
    expect(window.location.search).toBe('?facetTags=21');
  });

  it('are all emptied with one button; the text stays [SRCH-27] [SRCH-05]', async () => {
    goTo('/products?q=loin&facetTags=31,21');
    const { user, asked } = await shown();
    await user.click(screen.getByRole('button', { name: 'Empty filters' }));
    await time.pass();
    expect(asked().at(-1)?.url.searchParams.getAll('facetTags[]')).toEqual([]);
    expect(asked().at(-1)?.param('q')).toBe('loin');
    expect(screen.queryByRole('button', { name: 'Empty filters' })).toBeNull();
    expect(window.location.search).toBe('?q=loin');
  });

  it('hand the focus on when they are taken away [SRCH-27] [IMP-12]', async () => {
    goTo('/products?facetTags=31,21,32');
    const { user } = await shown();
    const press = async (name: string) => {
      await user.click(screen.getByRole('button', { name }));
      await time.pass();
    };
    await press('Remove Kana');
    expect(document.activeElement?.textContent).toBe('Remove Pakaste');
    await press('Remove Pakaste');
    expect(document.activeElement?.textContent).toBe('Remove Tuore');
    await press('Remove Tuore');
    expect(document.activeElement?.textContent).toBe('');
    expect(document.activeElement).not.toBe(document.body);
  });

  it('keep their chips when they leave no product [SRCH-27] [SRCH-13]', async () => {
    goTo('/products?facetTags=31');
    await shown(() => ({ hits: [], totalCount: 0, hasMore: false, facetCategories }));
    expect(screen.getByText('No results', { selector: 'p' })).toBeTruthy();
    expect(chipNames()).toEqual(['Remove Tuore']);
  });

  it('can be taken away even when their tag is no longer displayed [SRCH-27]', async () => {
    goTo('/products?facetTags=22');
    await shown((made) => ({
      ...page(made),
      facetCategories: [{ id: 1, name: 'A', facetTags: [tag(22, 'Old', { display: false })] }],
    }));
    expect(chipNames()).toEqual(['Remove Old']);
  });
});

describe('while the export product search works', () => {
  it('has a stand-in for each product of the page [IMP-01]', async () => {
    const { container } = await shown(never);
    expect(container.querySelectorAll('ul[aria-busy=true] > li[aria-hidden]')).toHaveLength(12);
  });

  it('dims the old products during a new search [SRCH-02]', async () => {
    const { user, container } = await shown((made) => (made.param('q') ? never() : page(made)));
    await user.type(field(), 'loin{Enter}');
    await time.pass();
    expect(titles()).toHaveLength(12);
    expect(container.querySelector('ul[aria-busy=true]')).toBeTruthy();
  });

  it('searches what is typed from three characters, after 500 ms, from page 1 [SRCH-12] [SRCH-03]', async () => {
    goTo('/products?page=2');
    const { user, asked } = await shown((made) =>
      made.param('q') ? { ...page(made), hits: [product(77)], hasMore: false } : page(made),
    );
    await time.pass();
    await user.type(field(), 'lo');
    await time.pass(1000);
    expect(asked()).toHaveLength(2);
    await user.type(field(), 'i');
    await time.pass(500);
    expect(asked().at(-1)?.param('q')).toBe('loi');
    expect(asked().at(-1)?.param('page')).toBe('1');
    expect(titles()).toEqual(['Tuote 77']);
  });

  it('appends further pages until there are none [SRCH-04]', async () => {
    const { user } = await shown(undefined, { props: { pageSize: 20 } });
    await user.click(more() as HTMLElement);
    await time.pass();
    expect(titles()).toHaveLength(total);
    expect(more()).toBeNull();
  });

  it('loads the pages its address asks for in turn [SRCH-09]', async () => {
    goTo('/products?page=3');
    const { asked } = await shown(undefined, { props: { pageSize: 5 } });
    await time.pass();
    expect(asked().map(({ param }) => param('page'))).toEqual(['1', '2', '3']);
    expect(titles()).toHaveLength(15);
  });

  it('shows an error with a retry in place of the first page [SRCH-14]', async () => {
    fail();
    let isFailing = true;
    const { user } = await shown((made) => (isFailing ? 500 : page(made)));
    const alert = within(screen.getByRole('alert'));
    isFailing = false;
    await user.click(alert.getByRole('button'));
    await time.pass();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(titles()).toHaveLength(12);
  });

  it('keeps the products when a later page fails [SRCH-14]', async () => {
    fail();
    const { user } = await shown((made) => (made.param('page') === '2' ? 500 : page(made)));
    await user.click(more() as HTMLElement);
    await time.pass();
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(titles()).toHaveLength(12);
  });

  it('follows the address back and forward [IMP-31]', async () => {
    const { asked } = await shown();
    goTo('/products?q=loin&facetTags=31');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await time.pass();
    expect(asked().at(-1)?.param('q')).toBe('loin');
    expect(field()).toHaveProperty('value', 'loin');
    expect(chipNames()).toEqual(['Remove Tuore']);
  });
});
