// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  emptyQuery,
  isUnasked,
  type SearchAction,
  type SearchState,
  searchReducer,
  startSearch,
} from '../../../../src/core/search/search-state';

const page = (hits: string[], hasMore = true) => ({
  hits,
  hasMore,
  totalCount: 9,
  query: '',
  facetCategories: [],
});
const run = (state: SearchState<string>, ...actions: SearchAction<string>[]) =>
  actions.reduce(searchReducer<string>, state);
const answer = (turn: number, hits: string[], hasMore = true): SearchAction<string> => ({
  type: 'answer',
  turn,
  result: page(hits, hasMore),
});
const begun = startSearch<string>(emptyQuery);

describe('the search state', () => {
  it('waits for the first page and then for a later one as different states [SRCH-02]', () => {
    const first = run(begun, answer(0, ['a']));
    expect([begun.status, first.status, run(first, { type: 'more' }).status]).toEqual([
      'first',
      'ready',
      'more',
    ]);
  });

  it('keeps the old hits while another search is awaited [SRCH-02]', () => {
    const next = { ...emptyQuery, q: 'makkara' };
    const state = run(begun, answer(0, ['a']), { type: 'search', query: next });
    expect(state).toMatchObject({ status: 'first', hits: ['a'] });
  });

  it('replaces the hits with those of the new search [SRCH-03]', () => {
    const next = { ...emptyQuery, q: 'makkara' };
    const state = run(begun, answer(0, ['a']), { type: 'search', query: next }, answer(1, ['b']));
    expect(state.hits).toEqual(['b']);
  });

  it('appends the hits of the next page [SRCH-04]', () => {
    const state = run(begun, answer(0, ['a']), { type: 'more' }, answer(1, ['b'], false));
    expect(state).toMatchObject({ hits: ['a', 'b'], hasMore: false, query: { page: 2 } });
  });

  it('asks for no page after the last [SRCH-04]', () => {
    const state = run(begun, answer(0, ['a'], false), { type: 'more' });
    expect(state).toMatchObject({ status: 'ready', query: { page: 1 } });
  });

  it('loads pages 1 to N in turn, and goes on with N+1 [SRCH-09]', () => {
    const deep = startSearch<string>({ ...emptyQuery, page: 3 });
    const two = run(deep, answer(0, ['a']), answer(0, ['b']));
    expect(two).toMatchObject({ status: 'first', loaded: 2 });
    const three = run(two, answer(0, ['c']));
    expect(three).toMatchObject({ status: 'ready', hits: ['a', 'b', 'c'] });
    expect(run(three, { type: 'more' }).query.page).toBe(4);
  });

  it('stops at the last page when an address asks for more than there are [SRCH-09]', () => {
    const deep = startSearch<string>({ ...emptyQuery, page: 30 });
    const state = run(deep, answer(0, ['a'], false));
    expect(state).toMatchObject({ status: 'ready', query: { page: 1 } });
  });

  it('drops an answer of an earlier search [IMP-03]', () => {
    const next = { ...emptyQuery, q: 'makkara' };
    const state = run(begun, { type: 'search', query: next }, answer(0, ['old']));
    expect(state).toMatchObject({ status: 'first', hits: [] });
  });

  it('drops a failure of an earlier search [IMP-03]', () => {
    const next = { ...emptyQuery, q: 'makkara' };
    const state = run(begun, { type: 'search', query: next }, { type: 'fail', turn: 0 });
    expect(state.status).toBe('first');
  });

  it('loses the results when the first page fails [SRCH-14]', () => {
    const next = { ...emptyQuery, q: 'makkara' };
    const state = run(
      begun,
      answer(0, ['a']),
      { type: 'search', query: next },
      { type: 'fail', turn: 1 },
    );
    expect(state).toMatchObject({ status: 'failed', hits: [] });
  });

  it('keeps the hits when a later page fails, and tries that page again [SRCH-14]', () => {
    const failed = run(begun, answer(0, ['a']), { type: 'more' }, { type: 'fail', turn: 1 });
    expect(failed).toMatchObject({ status: 'moreFailed', hits: ['a'] });
    const again = run(failed, { type: 'retry' });
    expect(again).toMatchObject({ status: 'more', loaded: 1 });
    expect(run(again, answer(2, ['b'])).hits).toEqual(['a', 'b']);
  });

  it('tries the first page again [SRCH-14]', () => {
    const again = run(begun, { type: 'fail', turn: 0 }, { type: 'retry' });
    expect(again).toMatchObject({ status: 'first', turn: 1 });
  });
});

describe('a search that nobody has asked for', () => {
  it('has no text, no tags, no chosen group and stands on page 1 [SRCH-08]', () => {
    expect(isUnasked(emptyQuery, emptyQuery)).toBe(true);
  });

  it.each([
    ['a text', { q: 'makkara' }],
    ['a tag', { facetTags: [5] }],
    ['a later page', { page: 2 }],
    ['a chosen product group', { productGroup: '7' }],
  ])('is asked for by %s [SRCH-08]', (_, part) => {
    expect(isUnasked({ ...emptyQuery, ...part }, emptyQuery)).toBe(false);
  });

  it("is not asked for by the page's own product group [SRCH-08]", () => {
    const own = { ...emptyQuery, productGroup: '7' };
    expect(isUnasked(own, own)).toBe(true);
  });
});
