import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { widget as productSearch } from '../../../src/widgets/product-search/product-search.widget';
import { widget as siteSearch } from '../../../src/widgets/site-search/site-search.widget';
import { goTo, page, query, searchOf, tag, time, travel } from '../support/searching';

const products = searchOf(productSearch, {
  path: '/api/search/products',
  others: ({ url }) =>
    url.pathname === '/api/facets/custom' ? [tag(11, 'Gluteeniton')] : undefined,
});
// One page, whatever is asked.
const site = searchOf(siteSearch, {
  path: '/api/search/content/',
  answer: (made) => ({ ...page(made), hasMore: false }),
});

async function both() {
  const product = await products();
  const content = await site();
  const inside = (one: typeof product | typeof content) => within(one.container);
  return { product, content, inside };
}
const titlesIn = (queries: ReturnType<typeof within>) =>
  queries.queryAllByRole('heading', { level: 3 });

describe('a product search and a site search on one page', () => {
  it('do not undo each other when one shows more [SRCH-10] [SRCH-04]', async () => {
    const { product, content, inside } = await both();
    const { user } = product;
    await user.click(inside(product).getByRole('button', { name: 'Näytä lisää' }));
    await time.pass();
    expect(titlesIn(inside(product))).toHaveLength(24);
    expect(product.sent('page')).toEqual(['1', '2']);
    expect(content.sent('page')).toEqual(['1']);
    expect(query()).toBe('?page=2');
  });

  it('leave to each other what both may have in the address [SRCH-10]', async () => {
    goTo('/lista?page=2&pageSize=10');
    const { product, content, inside } = await both();
    await time.pass();
    expect(product.sent('pageSize')).toEqual(['10', '10']);
    expect(content.sent('page')).toEqual(['1']);
    expect(titlesIn(inside(product))).toHaveLength(20);
    expect(query()).toContain('page=2');
  });

  it('search the same text, whichever was asked [IMP-31]', async () => {
    const { product, content, inside } = await both();
    await product.user.type(inside(content).getByRole('searchbox'), 'nakki{Enter}');
    await time.pass();
    expect([product.sent('q'), content.sent('q')]).toEqual([
      [null, 'nakki'],
      [null, 'nakki'],
    ]);
    expect(inside(product).getByRole('searchbox')).toHaveProperty('value', 'nakki');
  });

  it('start on page 1 for a new search where one had gone on [SRCH-03]', async () => {
    const { product, content, inside } = await both();
    const { user } = product;
    await user.click(inside(product).getByRole('button', { name: 'Näytä lisää' }));
    await time.pass();
    await user.click(inside(content).getByRole('radio', { name: 'Reseptit' }));
    await time.pass();
    expect(query()).toBe('?contentGroup=2');
    expect(titlesIn(inside(product))).toHaveLength(12);
  });

  it('go back together, by one step [SRCH-10] [IMP-31]', async () => {
    const { product, content, inside } = await both();
    await product.user.click(inside(product).getByRole('button', { name: 'Gluteeniton' }));
    await time.pass();
    expect(content.tags()).toEqual(['11']);
    await travel('back');
    expect([product.tags(), content.tags()]).toEqual([[], []]);
  });
});
