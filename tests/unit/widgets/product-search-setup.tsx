import { screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { widget } from '../../../src/widgets/product-search/product-search.widget';
import { answeringFetch, type Made } from '../support/answering-fetch';
import { fakeTime } from '../support/fake-time';
import { type RenderOptions, renderWidget } from '../support/render-widget';

export const time = fakeTime();
export const path = '/api/search/products';
export const total = 30;

export const product = (number: number, more = {}) => ({
  contentId: number,
  title: `Tuote ${number}`,
  url: `/tuote/${number}`,
  image: `/pictures/${number}.webp`,
  ...more,
});
export const tag = (id: number, name: string, more = {}) => ({
  id,
  name,
  count: id,
  display: true,
  ...more,
});
export const facetCategories = [
  { id: 1, name: 'Raaka-aine', facetTags: [tag(21, 'Kana'), tag(22, 'Nauta', { display: false })] },
  { id: 2, name: 'Säilytys', facetTags: [tag(31, 'Tuore'), tag(32, 'Pakaste')] },
];
export const diets = [
  tag(11, 'Gluteeniton'),
  tag(12, 'Maidoton'),
  tag(13, 'Salainen', { display: false }),
];

/** One page of thirty products. */
export function page({ param, url }: Made, more = {}) {
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

export type Answer = (made: Made) => unknown;

export function show(answer: Answer = page, options: RenderOptions<typeof widget.contract> = {}) {
  const backend = answeringFetch((made) =>
    made.url.pathname === '/api/facets/custom' ? diets : answer(made),
  );
  const view = renderWidget(widget, { settings: backend.settings, ...options });
  return { ...view, ...backend, asked: () => backend.to(path), user: time.user() };
}
export async function shown(...given: Parameters<typeof show>) {
  const view = show(...given);
  await time.pass();
  return view;
}
export const field = () => screen.getByRole('searchbox');
export const titles = () =>
  screen.queryAllByRole('heading', { level: 3 }).map((one) => one.textContent);
export const more = () => screen.queryByRole('button', { name: 'Näytä lisää' });
export const goTo = (address: string) => window.history.replaceState(null, '', address);

beforeEach(() => goTo('/tuotteet'));
afterEach(() => {
  vi.restoreAllMocks();
  goTo('/');
});
