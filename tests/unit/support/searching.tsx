import { beforeEach } from 'vitest';
import type { Contract } from '../../../src/core/element/contract';
import type { WidgetDefinition } from '../../../src/core/element/define-widget';
import { answeringFetch, type Made } from './answering-fetch';
import { act, screen } from './dom';
import { fakeTime } from './fake-time';
import { type RenderOptions, renderWidget } from './render-widget';
import type { Test } from './test-of';

/** A search page in tests: its hits and facets, what a visitor sees of it, and its address. */
export const time = fakeTime();
export const total = 30;

export const hit = (number: number, more = {}) => ({
  contentId: number,
  title: `Osuma ${number}`,
  url: `/osuma/${number}`,
  image: `/pictures/${number}.webp`,
  ...more,
});
export const titlesTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, index) => `Osuma ${first + index}`);

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

/** One page of thirty hits. */
export function page({ param }: Made, more = {}) {
  const [number, size] = [Number(param('page')), Number(param('pageSize'))];
  const from = (number - 1) * size;
  const hits = Array.from({ length: Math.max(0, Math.min(size, total - from)) }, (_, index) =>
    hit(from + index + 1, more),
  );
  return {
    hits: param('hideResults') ? [] : hits,
    totalCount: total,
    hasMore: from + size < total,
    query: param('q'),
    facetCategories,
  };
}
export const nothing = () => ({ hits: [], totalCount: 0, hasMore: false, facetCategories: [] });
export const never = () => new Promise(() => {});

export type Answer = (made: Made) => unknown;

/** How a widget's search is rendered; an answer of `others` counts unless it is undefined. */
export interface SearchFixture<C extends Contract> {
  /** Path of the search call. */
  readonly path: string;
  readonly answer?: Answer;
  readonly others?: Answer;
  readonly options?: RenderOptions<C>;
}

/** Renders a search widget, with its first answer there. */
export function searchOf<C extends Contract>(
  widget: WidgetDefinition<C>,
  { path, answer: usual = page, others = () => undefined, options: always = {} }: SearchFixture<C>,
) {
  return async (answer: Answer = usual, options: RenderOptions<C> = {}) => {
    const backend = answeringFetch((made) => others(made) ?? answer(made));
    const props = { ...always.props, ...options.props } as NonNullable<typeof options.props>;
    const settings = { ...always.settings, ...backend.settings };
    const view = renderWidget(widget, { ...always, ...options, props, settings });
    await time.pass();
    const asked = () => backend.to(path);
    return {
      ...view,
      ...backend,
      user: time.user(),
      /** The search calls. */
      asked,
      /** A parameter in each of the search calls. */
      sent: (name: string) => asked().map(({ param }) => param(name)),
      /** The facet tags of the last search call. */
      tags: () => asked().at(-1)?.url.searchParams.getAll('facetTags[]'),
    };
  };
}

/** A search page in a battery. */
export interface SearchAtHand {
  readonly test: Test;
  readonly shown: ReturnType<typeof searchOf<Contract>>;
  /** Its answer unless a test gives another. */
  readonly usual: typeof page;
  /** Hits of a page. */
  readonly size: number;
}

export const field = () => screen.getByRole('searchbox');
export const titles = () =>
  screen.queryAllByRole('heading', { level: 3 }).map((one) => one.textContent);
export const cards = () => screen.getAllByRole('article');
export const more = () => screen.queryByRole('button', { name: 'Näytä lisää' });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const said = () => screen.getByRole('status').textContent;

/** Presses a button, and waits for the result. */
export async function press(user: ReturnType<typeof time.user>, name: string | RegExp) {
  await user.click(button(name));
  await time.pass();
}

/** Chooses an option of a dropdown. */
export async function choose(
  user: ReturnType<typeof time.user>,
  dropdown: string | RegExp,
  option: string | RegExp,
) {
  await user.click(button(dropdown));
  await user.click(screen.getByRole('option', { name: option }));
  await time.pass();
}

export const goTo = (address: string) => window.history.replaceState(null, '', address);
export const query = () => window.location.search;
/** A link to a place of the page: an entry without a state, which this document would copy. */
export async function follow(hash: string) {
  await act(async () => {
    window.history.pushState(null, '', hash);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await time.pass();
}
/** Back and forward, as a visitor. */
export async function travel(way: 'back' | 'forward') {
  await act(async () => window.history[way]());
  await time.pass();
}

beforeEach(() => goTo('/lista'));
