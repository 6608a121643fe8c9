// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../src/api/api-error';
import {
  awaitedPage,
  type ListingAction,
  type ListingPage,
  type ListingState,
  listingReducer,
  startListing,
} from '../../../../src/core/search/listing-state';

type Query = { readonly q: string; readonly page?: number };
type State = ListingState<Query, ListingPage<string>>;
type Action = ListingAction<Query, ListingPage<string>>;

const error = new ApiError('status', '500', 500);
const emptyQuery: Query = { q: '', page: 1 };
const run = (state: State, ...actions: Action[]) => actions.reduce(listingReducer, state);
const answer = (turn: number, hits: string[], hasMore = true): Action => ({
  type: 'answer',
  turn,
  page: { hits, hasMore, totalCount: 9 },
});
const begun: State = startListing(emptyQuery);

describe('the state of a listing', () => {
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
    const state = run(begun, answer(0, ['a']), { type: 'ask', query: next });
    expect(state).toMatchObject({ status: 'first', hits: ['a'] });
  });

  it('replaces the hits with those of the new search [SRCH-03]', () => {
    const next = { ...emptyQuery, q: 'makkara' };
    const state = run(begun, answer(0, ['a']), { type: 'ask', query: next }, answer(1, ['b']));
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
    const deep = startListing<Query, ListingPage<string>>({ ...emptyQuery, page: 3 });
    const two = run(deep, answer(0, ['a']), answer(0, ['b']));
    expect(two).toMatchObject({ status: 'first', loaded: 2 });
    const three = run(two, answer(0, ['c']));
    expect(three).toMatchObject({ status: 'ready', hits: ['a', 'b', 'c'] });
    expect(run(three, { type: 'more' }).query.page).toBe(4);
  });

  it('stops at the last page when an address asks for more than there are [SRCH-09]', () => {
    const deep = startListing<Query, ListingPage<string>>({ ...emptyQuery, page: 30 });
    const state = run(deep, answer(0, ['a'], false));
    expect(state).toMatchObject({ status: 'ready', query: { page: 1 } });
  });

  it('drops an answer of an earlier search [IMP-03]', () => {
    const next = { ...emptyQuery, q: 'makkara' };
    const state = run(begun, { type: 'ask', query: next }, answer(0, ['old']));
    expect(state).toMatchObject({ status: 'first', hits: [] });
  });

  it('drops a failure of an earlier search [IMP-03]', () => {
    const next = { ...emptyQuery, q: 'makkara' };
    const state = run(begun, { type: 'ask', query: next }, { type: 'fail', turn: 0, error });
    expect(state.status).toBe('first');
  });

  it('loses the results when the first page fails [SRCH-14]', () => {
    const next = { ...emptyQuery, q: 'makkara' };
    const state = run(
      begun,
      answer(0, ['a']),
      { type: 'ask', query: next },
      { type: 'fail', turn: 1, error },
    );
    expect(state).toMatchObject({ status: 'failed', hits: [] });
  });

  it('keeps the hits when a later page fails, and tries that page again [SRCH-14]', () => {
    const failed = run(begun, answer(0, ['a']), { type: 'more' }, { type: 'fail', turn: 1, error });
    expect(failed).toMatchObject({ status: 'moreFailed', hits: ['a'] });
    const again = run(failed, { type: 'retry' });
    expect(again).toMatchObject({ status: 'more', loaded: 1 });
    expect(run(again, answer(2, ['b'])).hits).toEqual(['a', 'b']);
  });

  it('tries the first page again [SRCH-14]', () => {
    const again = run(begun, { type: 'fail', turn: 0, error }, { type: 'retry' });
    expect(again).toMatchObject({ status: 'first', turn: 1 });
  });
});

describe('a listing by page numbers', () => {
  const numbered: State = startListing({ q: '', page: 3 }, 'numbers');

  it('awaits the page its address asks for, and shows no other', () => {
    expect(awaitedPage(numbered)).toBe(3);
    const three = run(numbered, answer(0, ['c']));
    expect(three).toMatchObject({ status: 'ready', hits: ['c'], query: { page: 3 } });
    const two = run(three, { type: 'ask', query: { q: '', page: 2 } }, answer(1, ['b']));
    expect(two).toMatchObject({ status: 'ready', hits: ['b'], query: { page: 2 } });
  });

  it('appends nothing', () => {
    const state = run(numbered, answer(0, ['c']));
    expect(run(state, { type: 'more' })).toBe(state);
  });

  it('goes to its first page where the address asks for one that is not there', () => {
    const state = run(numbered, answer(0, [], false));
    expect(state).toMatchObject({ status: 'first', turn: 1, query: { page: 1 } });
    expect(run(state, answer(1, [], false)).status).toBe('ready');
  });
});

it('a listing without pages in its address can grow all the same', () => {
  const state = run(startListing<Query, ListingPage<string>>({ q: '' }), answer(0, ['a']));
  const grown = run(state, { type: 'more' }, answer(1, ['b'], false));
  expect(grown).toMatchObject({ status: 'ready', hits: ['a', 'b'] });
});
