import { describe, expect, it } from 'vitest';
import { widget } from '../../../src/widgets/export-product-search/export-product-search.widget';
import { describeSearchPage } from '../support/describe-search-page';
import { rendered, screen, within } from '../support/dom';
import {
  type Answer,
  button,
  cards,
  choose,
  facetCategories,
  goTo,
  nothing,
  page,
  press,
  query,
  searchOf,
  tag,
  time,
  travel,
} from '../support/searching';

const path = '/api/search/products';
const show = searchOf(widget, { path, options: { brand: 'export' } });
const shown = (answer?: Answer, options = {}) => show(answer, { language: 'en', ...options });
const chips = () =>
  within(screen.getByRole('list', { name: 'Chosen filters' }))
    .getAllByRole('button')
    .map((one) => one.textContent);

describeSearchPage(widget, {
  path,
  count: '30 tuotetta',
  isWhole: true,
  options: { brand: 'export' },
});

describe('the export product search', () => {
  it('has a search field, dropdowns, a count, a grid and a show-more button [SRCH-32]', async () => {
    await shown();
    const label = 'Search products by name';
    expect(screen.getByPlaceholderText(label)).toBe(screen.getByRole('searchbox', { name: label }));
    expect(button('Raaka-aine')).toBeTruthy();
    expect(screen.getByText('30 products', { selector: 'p' })).toBeTruthy();
    expect(cards()).toHaveLength(12);
    expect(button('Show more')).toBeTruthy();
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
      const card = within(cards()[0] as HTMLElement);
      expect(card.getByRole('link', { name: 'Osuma 1' }).getAttribute('href')).toBe('/osuma/1');
      expect(card.getByText('2197')).toBeTruthy();
      expect(card.getByText('640')).toBeTruthy();
    },
  );

  it('shows them in three columns [SRCH-26]', async () => {
    const { container } = await shown();
    const list = container.querySelector('ul[style*="--columns:"]');
    expect(list?.getAttribute('style')).toMatch(/--columns: ?3/);
  });

  it('requests its first page, and nothing else [SRCH-01] [API-10]', async () => {
    const { asked, requests } = await shown(undefined, { language: 'de' });
    expect(requests).toHaveLength(1);
    expect(asked()[0]?.url.search).toBe(
      '?language=de&page=1&pageSize=12&sortOrder=0&contentGroup=0',
    );
  });

  it('links to all products if the site search is known [SRCH-19]', async () => {
    goTo('/products?q=loin');
    const { setProps } = await shown();
    const link = () => screen.queryByRole('link', { name: 'See all products' });
    expect(link()).toBeNull();
    setProps({ searchUrl: '/en/search' });
    expect(link()?.getAttribute('href')).toBe(
      '/en/search?q=loin&contentGroup=1&currentPage=1&pageSize=10',
    );
  });

  it('links to all products, not to the same empty search, if there are none [SRCH-19]', async () => {
    goTo('/products?q=zzz');
    await shown(nothing, { props: { searchUrl: '/en/search' } });
    expect(screen.getByRole('link', { name: 'See all products' }).getAttribute('href')).toBe(
      '/en/search?q=&contentGroup=1&currentPage=1&pageSize=10',
    );
  });
});

describe('the chips of the export product search', () => {
  it('are the chosen tags [SRCH-27]', async () => {
    const { user, tags } = await shown();
    expect(screen.queryByRole('list', { name: 'Chosen filters' })).toBeNull();
    await choose(user, /^Säilytys/, 'Tuore (31)');
    await choose(user, /^Raaka-aine/, 'Kana (21)');
    expect(chips()).toEqual(['Remove Tuore', 'Remove Kana']);
    expect(tags()).toEqual(['31', '21']);
  });

  it('remove their own tag, one by one [SRCH-27] [SRCH-11]', async () => {
    goTo('/products?facetTags=31,21,x');
    const { user, tags } = await shown();
    expect(chips()).toEqual(['Remove Tuore', 'Remove Kana']);
    await press(user, 'Remove Tuore');
    expect(chips()).toEqual(['Remove Kana']);
    expect(tags()).toEqual(['21']);
    expect(query()).toBe('?facetTags=21');
  });

  it('exist for tags that no facet names, one by one and all at once [SRCH-27]', async () => {
    goTo('/products?facetTags=987654');
    const { user, tags } = await shown();
    expect([tags(), chips()]).toEqual([['987654'], ['Remove 987654']]);
    await press(user, 'Empty filters');
    expect([tags(), query()]).toEqual([[], '']);
  });

  it('are all removed by one button; the text stays [SRCH-27] [SRCH-05]', async () => {
    goTo('/products?q=loin&facetTags=31,21');
    const { user, tags, sent } = await shown();
    await press(user, 'Empty filters');
    expect(tags()).toEqual([]);
    expect(sent('q').at(-1)).toBe('loin');
    expect(screen.queryByRole('button', { name: 'Empty filters' })).toBeNull();
    expect(query()).toBe('?q=loin');
  });

  it('pass the focus on when they are removed [SRCH-27] [IMP-12]', async () => {
    goTo('/products?facetTags=31,21,32');
    const { user } = await shown();
    await press(user, 'Remove Kana');
    await time.pass(100);
    expect(rendered.activeElement?.textContent).toBe('Remove Pakaste');
    await press(user, 'Remove Pakaste');
    await time.pass(100);
    expect(rendered.activeElement?.textContent).toBe('Remove Tuore');
    await press(user, 'Remove Tuore');
    await time.pass(100);
    // What is before it: the last dropdown.
    expect(rendered.activeElement?.textContent).toBe('Säilytys');
  });

  it('pass the focus on when back removes them [SRCH-10] [IMP-12]', async () => {
    goTo('/products?facetTags=31');
    const { user } = await shown();
    await choose(user, /^Raaka-aine/, 'Kana (21)');
    button('Remove Kana').focus();
    await travel('back');
    await time.pass(100);
    expect(chips()).toEqual(['Remove Tuore']);
    expect(rendered.activeElement?.textContent).toBe('Remove Tuore');
  });

  it('stay when they leave no product [SRCH-27] [SRCH-13]', async () => {
    goTo('/products?facetTags=31');
    await shown(() => ({ ...nothing(), facetCategories }));
    expect(screen.getByText('No results', { selector: 'p' })).toBeTruthy();
    expect(chips()).toEqual(['Remove Tuore']);
  });

  it('can be removed even when their tag is no longer displayed [SRCH-27]', async () => {
    goTo('/products?facetTags=22');
    await shown((made) => ({
      ...page(made),
      facetCategories: [{ id: 1, name: 'A', facetTags: [tag(22, 'Old', { display: false })] }],
    }));
    expect(chips()).toEqual(['Remove Old']);
  });

  it('follow back and forward [IMP-31]', async () => {
    await shown();
    goTo('/products?q=loin&facetTags=31');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await time.pass();
    expect(chips()).toEqual(['Remove Tuore']);
  });
});
