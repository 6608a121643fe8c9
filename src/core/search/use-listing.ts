import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { ApiError } from '../../api/api-error';
import type { ApiClient } from '../../api/client';
import '../../api/http-ahead';
import { logFault } from '../../api/log-fault';
import { useWidget } from '../element/widget-context';
import type { Language } from '../page/language';
import { tryAgain, useQuery } from '../page/location';
import { isUnasked, type Params, type QueryOf, readQuery } from './listing-params';
import {
  awaitedPage,
  canGrow,
  type HitOf,
  isBusy,
  type ListingAction,
  type ListingPage,
  type ListingQuery,
  type ListingState,
  listingReducer,
  type Paging,
  startListing,
} from './listing-state';
import { painted } from './painted';
import { restoreScroll } from './scroll-memory';
import { type Change, useListingAddress } from './use-listing-address';

/** What a call of a listing is given beside its query. */
export interface ListingContext {
  readonly language: Language;
  /** Hits are not to be shown: only what else the answer holds is of use [SRCH-08]. */
  readonly isHidden: boolean;
  /** Aborted when a newer query or the widget's removal makes the call idle [IMP-03]. */
  readonly signal: AbortSignal;
}

export interface ListingOptions<P extends Params, Page extends ListingPage> {
  /** What is asked for, by the names that the page's address has; see listing-params.ts. */
  readonly params: P;
  /** Makes the call of one page: of `query.page`, if there is such a parameter. */
  readonly load: (api: ApiClient, query: QueryOf<P>, context: ListingContext) => Promise<Page>;
  /** What else the call depends on (attributes): another key begins anew. */
  readonly key?: string;
  /** How further pages come; appended unless said otherwise. */
  readonly paging?: Paging;
  readonly hideInitialResults?: boolean;
}

/** What the parts of a listing need to know: hits, and what can be done about them. */
export interface ListedHits<Hit> {
  readonly status: ListingState<unknown, ListingPage>['status'];
  readonly turn: number;
  readonly loaded: number;
  readonly hits: readonly Hit[];
  readonly totalCount: number;
  readonly hasMore: boolean;
  /** Nothing has been answered yet since the widget appeared. */
  readonly isStarting: boolean;
  /** Hits wait until something is asked for; the rest of the answer is there [SRCH-08]. */
  readonly isHidden: boolean;
  /** How many pages are awaited at first, all that the address asks for [SRCH-09]. */
  readonly awaited: number;
  readonly more: () => void;
  readonly retry: () => void;
}

/** A listing's state and what its visitor can do; see `useListing`. */
export interface Listing<Query, Page extends ListingPage> extends ListedHits<HitOf<Page>> {
  readonly query: Query;
  /** The answer that began the hits, with all that came in it. */
  readonly first: Page | undefined;
  /** How often the query came from elsewhere than the visitor. */
  readonly follows: number;
  /** Changes part of the query, and goes to page 1 unless that is part of it [SRCH-03]. */
  readonly change: (part: Partial<Query>, how?: Exclude<Change, 'more'>) => void;
  /** Asks for nothing any more; with `showsAll` for all there is, also where nothing shows unasked. */
  readonly reset: (showsAll?: boolean) => void;
}

/**
 * Lists what a call finds, by the page's address, and keeps the two in step [SRCH-09..12, IMP-31].
 * A newer query aborts the call that runs, removal aborts too [IMP-03].
 */
export function useListing<P extends Params, Page extends ListingPage>(
  options: ListingOptions<P, Page>,
): Listing<QueryOf<P>, Page> {
  type Query = QueryOf<P>;
  const { params, key = '', hideInitialResults = false } = options;
  const { language, hold } = useWidget();
  const address = useQuery();
  const [state, dispatch] = useReducer(
    listingReducer<Query, Page>,
    undefined,
    (): ListingState<Query, Page> => startListing(readQuery(params, address), options.paging),
  );
  const { query, status, turn, loaded, showsAll, ...shown } = state;
  const isHidden = hideInitialResults && !showsAll && isUnasked(params, query);
  const isStarting = status === 'first' && turn === 0 && loaded === 0;

  useLayoutEffect(() => (isStarting ? hold() : undefined), [isStarting, hold]);
  // The stand-ins are as tall as what they stand for, so the way back begins with them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each page that comes.
  useLayoutEffect(restoreScroll, [loaded]);

  usePages(state, dispatch, options.load, isHidden);
  const normal = Object.fromEntries(
    Object.entries(params).map(([name, one]) => [name, one.normal]),
  );
  const inputs = JSON.stringify([normal, hideInitialResults, language, key]);
  const write = useListingAddress({
    ...{ params, address, query, status, turn, inputs },
    onFollow: (next) => dispatch({ type: 'ask', query: next, isFollowing: true }),
  });

  const latest = useRef(query);
  latest.current = query;
  const ask = (part: Partial<Query>, how: Change, showsAll = false) => {
    const next = { ...latest.current, page: 1, ...part };
    latest.current = next;
    dispatch({ type: 'ask', query: next, showsAll });
    write(next, how);
  };
  const unasked = Object.entries(normal).filter(([name]) => params[name]?.asks);
  const pages = options.paging === 'numbers' ? 1 : ((query as ListingQuery).page ?? 1);
  return {
    ...shown,
    ...{ query, status, turn, loaded, isStarting, isHidden },
    awaited: status === 'first' ? pages - loaded : 0,
    change: (part, how = 'step') => ask(part, how),
    reset: (all) => ask(Object.fromEntries(unasked) as Partial<Query>, 'step', all),
    more() {
      if (!canGrow(state)) return;
      dispatch({ type: 'more' });
      write({ ...query, page: loaded + 1 }, 'more');
    },
    retry: () => tryAgain(state.error, () => dispatch({ type: 'retry' })),
  };
}

/** Makes the calls: one page at a time, which one the state says. */
function usePages<P extends Params, Page extends ListingPage>(
  state: ListingState<QueryOf<P>, Page>,
  dispatch: (action: ListingAction<QueryOf<P>, Page>) => void,
  load: ListingOptions<P, Page>['load'],
  isHidden: boolean,
) {
  const { api, language } = useWidget();
  const { query, turn, loaded } = state;
  const busy = isBusy(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the turn stands for the rest.
  useEffect(() => {
    if (!busy) return;
    const controller = new AbortController();
    const { signal } = controller;
    // Inside a function of its own, so that a call that cannot even be made fails like the others.
    const made = (async () =>
      load(api, { ...query, page: awaitedPage(state) }, { language, isHidden, signal }))();
    // What a visitor pressed answers first: the hits of a quick answer take longer to paint.
    Promise.all([made, turn > 0 && painted()]).then(
      ([page]) => signal.aborted || dispatch({ type: 'answer', turn, page }),
      (error: unknown) => {
        if (signal.aborted) return;
        logFault(error);
        dispatch({ type: 'fail', turn, error: ApiError.from(error) });
      },
    );
    return () => controller.abort();
  }, [turn, loaded, busy, api]);
}
