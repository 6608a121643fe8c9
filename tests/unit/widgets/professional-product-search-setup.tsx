import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { widget } from '../../../src/widgets/professional-product-search/professional-product-search.widget';
import { answeringFetch, type Made } from '../support/answering-fetch';
import { fakeTime } from '../support/fake-time';
import { type RenderOptions, renderWidget } from '../support/render-widget';

export const time = fakeTime();
export const paths = {
  search: '/api/search/products',
  groups: '/api/facets/groups',
  custom: '/api/facets/custom',
};
export const total = 30;

export const product = (number: number, more = {}) => ({
  contentId: number,
  title: `Tuote ${number}`,
  url: `/tuote/${number}`,
  image: `/pictures/${number}.webp`,
  productCode: `P${number}`,
  valoCode: `V${number}`,
  gtinCode: `G${number}`,
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
  {
    id: 1,
    name: 'Ruokavalio',
    facetTags: [
      tag(11, 'Gluteeniton'),
      tag(12, 'Maidoton'),
      tag(13, 'Salainen', { display: false }),
    ],
  },
  { id: 2, name: 'Raaka-aine', facetTags: [tag(21, 'Kana'), tag(22, 'Nauta')] },
  { id: 3, name: 'Säilytys', facetTags: [tag(31, 'Tuore'), tag(32, 'Pakaste')] },
];
/** Of these the answer of the search has all but the last two; the last is not to be shown. */
export const customTags = [
  tag(11, 'Gluteeniton'),
  tag(21, 'Kana'),
  tag(41, 'Kotimainen'),
  tag(42, 'Piilossa', { display: false }),
];
// The first has the number of a tag.
export const groups = [
  { id: 11, name: 'Makkarat' },
  { id: 52, name: 'Leikkeleet' },
];

/** One page of thirty products. */
export function page({ param, url }: Made, more = {}) {
  const [number, size] = [Number(param('page')), Number(param('pageSize'))];
  const from = (number - 1) * size;
  const hits = Array.from({ length: Math.min(size, total - from) }, (_, index) =>
    product(from + index + 1),
  );
  return {
    hits: param('hideResults') ? [] : hits,
    totalCount: total,
    hasMore: from + size < total,
    query: url.searchParams.get('q'),
    facetCategories,
    ...more,
  };
}

export type Answer = (made: Made) => unknown;
interface Answers {
  readonly search?: Answer;
  readonly groups?: Answer;
  readonly custom?: Answer;
}

export function show(answers: Answers = {}, options: RenderOptions<typeof widget.contract> = {}) {
  const { search = page, groups: group = () => groups, custom = () => customTags } = answers;
  const backend = answeringFetch((made) => {
    if (made.url.pathname === paths.groups) return group(made);
    return made.url.pathname === paths.custom ? custom(made) : search(made);
  });
  const given = { settings: backend.settings, brand: 'ammattilaiset', ...options };
  const view = renderWidget(widget, given);
  return { ...view, ...backend, asked: () => backend.to(paths.search), user: time.user() };
}
export async function shown(...given: Parameters<typeof show>) {
  const view = show(...given);
  await time.pass();
  return view;
}

/** What a list of buttons says, '' when there is no such list. */
export const buttonsIn = (name: string): string => {
  const list = screen.queryByRole('list', { name });
  if (!list) return '';
  return within(list)
    .getAllByRole('button')
    .map((one) => one.textContent)
    .join(', ');
};
export const button = (name: string) => screen.getByRole('button', { name });
export const chips = () => buttonsIn('Valitut suodattimet');
export const field = () => screen.getByRole('searchbox');
export const titles = () =>
  screen.queryAllByRole('heading', { level: 3 }).map((one) => one.textContent);
export const more = () => screen.queryByRole('button', { name: 'Näytä lisää' });
export const goTo = (address: string) => window.history.replaceState(null, '', address);
/** Keeps what is logged out of the way. */
export const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => goTo('/tuotteet'));
afterEach(() => {
  vi.restoreAllMocks();
  goTo('/');
});
