import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { widget as jobListing } from '../../../src/widgets/job-listing/job-listing.widget';
import { widget as productSearch } from '../../../src/widgets/product-search/product-search.widget';
import { widget as professionalSearch } from '../../../src/widgets/professional-product-search/professional-product-search.widget';
import { widget as recipeSearch } from '../../../src/widgets/recipe-search/recipe-search.widget';
import { widget as siteSearch } from '../../../src/widgets/site-search/site-search.widget';
import { renderWidget } from '../support/render-widget';
import { goTo, page, query, searchOf, tag, time, travel } from '../support/searching';
import { fixture } from './professional-product-search-setup';

const diets = ({ url }: { url: URL }) =>
  url.pathname === '/api/facets/custom' ? [tag(11, 'Gluteeniton')] : undefined;
const path = '/api/search/products';
const products = searchOf(productSearch, { path, others: diets });
// One page, for any query.
const site = searchOf(siteSearch, {
  path: '/api/search/content/',
  answer: (made) => ({ ...page(made), hasMore: false }),
});
const recipes = searchOf(recipeSearch, { path: '/api/search/recipes' });

const professionals = searchOf(professionalSearch, fixture());

const tagOf = (name: string) => document.body.appendChild(document.createElement(`atria-${name}`));
type Shown = { readonly container: HTMLElement };
const inside = ({ container }: Shown) => within(container);
const hits = (one: Shown) => inside(one).queryAllByRole('heading', { level: 3 }).length;
async function pressIn(one: Awaited<ReturnType<typeof products>>, name: string) {
  await one.user.click(inside(one).getByRole('button', { name }));
  await time.pass();
}

/** Both tags are in the page, as a parser leaves them; the views mount in this order. */
async function both(isLateFirst = false) {
  const hosts = { product: tagOf('product-search'), content: tagOf('site-search') };
  const showContent = () => site(undefined, { host: hosts.content });
  const early = isLateFirst ? await showContent() : undefined;
  const product = await products(undefined, { host: hosts.product });
  return { product, content: early ?? (await showContent()) };
}

describe('a product search and a site search on one page', () => {
  it('do not undo each other when one shows more [SRCH-10] [SRCH-04]', async () => {
    const { product, content } = await both();
    await pressIn(product, 'Näytä lisää');
    expect(hits(product)).toBe(24);
    expect(product.sent('page')).toEqual(['1', '2']);
    expect(content.sent('page')).toEqual(['1']);
    expect(query()).toBe('?page=2');
  });

  it('keep for each other what both may have in the address [SRCH-10]', async () => {
    goTo('/lista?page=2&pageSize=10');
    const { product, content } = await both();
    await time.pass();
    expect(product.sent('pageSize')).toEqual(['10', '10']);
    expect(content.sent('page')).toEqual(['1']);
    expect(hits(product)).toBe(20);
    expect(query()).toBe('?page=2&pageSize=10');
  });

  it('keep their pages, whichever comes first [SRCH-09] [SRCH-10]', async () => {
    goTo('/lista?page=3');
    const { product, content } = await both(true);
    await time.pass();
    expect(content.sent('page')).toEqual(['1']);
    expect(product.sent('page')).toEqual(['1', '2', '3']);
    expect(query()).toBe('?page=3');
  });

  it('search the same text, whichever got it [SRCH-10] [IMP-31]', async () => {
    const { product, content } = await both();
    await product.user.type(inside(content).getByRole('searchbox'), 'nakki{Enter}');
    await time.pass();
    expect([product.sent('q'), content.sent('q')]).toEqual([
      [null, 'nakki'],
      [null, 'nakki'],
    ]);
    expect(inside(product).getByRole('searchbox')).toHaveProperty('value', 'nakki');
  });

  it('start on page 1 for a new text if one had gone further [SRCH-03]', async () => {
    const { product, content } = await both();
    await pressIn(product, 'Näytä lisää');
    await content.user.type(inside(content).getByRole('searchbox'), 'nakki{Enter}');
    await time.pass();
    expect([query(), hits(product)]).toEqual(['?q=nakki', 12]);
    await travel('back');
    await time.pass();
    expect([query(), hits(product)]).toEqual(['?page=2', 24]);
  });

  it('send no filter of the other, and undo none [SRCH-10] [IMP-31]', async () => {
    const { product, content } = await both();
    await product.user.click(inside(content).getByRole('radio', { name: 'Reseptit' }));
    await pressIn(product, 'Gluteeniton');
    expect(query()).toBe('?site-search-2-contentGroup=2&facetTags=11');
    expect([product.tags(), content.tags()]).toEqual([['11'], []]);
    expect(product.sent('contentGroup')).toEqual(['0', '0']);
    await travel('back');
    expect([product.tags(), content.sent('contentGroup').at(-1)]).toEqual([[], '2']);
    expect(content.asked()).toHaveLength(2);
  });

  it('use the names in their tags [SRCH-10]', async () => {
    goTo('/lista?t-facetTags=11&sivut-contentGroup=2&facetTags=31&contentGroup=1');
    const product = await products(undefined, { props: { addressName: 't' } });
    const content = await site(undefined, { props: { addressName: 'sivut' } });
    expect([product.tags(), product.sent('contentGroup')]).toEqual([['11'], ['0']]);
    expect([content.tags(), content.sent('contentGroup')]).toEqual([[], ['2']]);
    await pressIn(product, 'Gluteeniton');
    expect(query()).toBe('?sivut-contentGroup=2&facetTags=31&contentGroup=1');
  });
});

it('showing all results that are shown already adds no history entry, beside another list [SRCH-10] [SRCH-30]', async () => {
  const options = { props: { hideInitialResults: true } };
  const hosts = [tagOf('professional-product-search'), tagOf('professional-product-search')];
  const [first, second] = [
    await professionals(undefined, { ...options, host: hosts[0] }),
    await professionals(undefined, { ...options, host: hosts[1] }),
  ];
  for (const one of [first, second, first]) await pressIn(one, 'Näytä kaikki tuotteet');
  expect([hits(first), hits(second)]).toEqual([12, 12]);
  await travel('back');
  expect([hits(first), hits(second)]).toEqual([12, 0]);
});

it('a recipe search requests what its own names in the address say [SRCH-22] [SRCH-10]', async () => {
  goTo('/lista?page=2');
  const named = await recipes(undefined, { props: { addressName: 'r' } });
  expect(named.sent('contentGroup')).toEqual(['0']);
});

it('Back turns the page of the jobs, and does not change the products [SRCH-10] [IMP-31]', async () => {
  const product = await products(undefined, { host: tagOf('product-search') });
  const jobs = Array.from({ length: 11 }, (_, at) => ({
    ...{ title: `Työ ${at + 1}`, city: '', url: '/tyo', applicationPeriodEnd: '' },
  }));
  const host = tagOf('job-listing');
  const list = renderWidget(jobListing, { host, props: { jobs, pageSize: 5 } });
  const shown = () => inside(list).getAllByRole('listitem')[0]?.textContent;
  await pressIn(product, 'Näytä lisää');
  await product.user.click(inside(list).getByRole('link', { name: 'Sivu 3' }));
  await time.pass();
  expect([query(), shown()]).toEqual(['?page=2&job-listing-2-page=3', 'Työ 11']);
  await travel('back');
  expect([query(), shown(), hits(product)]).toEqual(['?page=2', 'Työ 1', 24]);
  expect(product.sent('page')).toEqual(['1', '2']);
});
