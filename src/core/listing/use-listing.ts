import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error';
import { type ApiClient, http } from '../../api/client';
import { logFault } from '../../api/log-fault';
import { useWidget } from '../element/widget-context';
import { useOnline } from '../page/connection';
import type { Language } from '../page/language';
import { tryAgain } from '../page/location';
import { painted } from '../page/next-frame';
import { useByJson } from '../page/use-by-json';
import { useNewerAnswer } from '../page/use-newer-answer';
import { patience } from '../state/patience';
import { usePressGuard } from '../ui/press-guard';
import {
  type Answers,
  type ListingAction,
  type ListingCall,
  type ListingPage,
  listingReducer,
  noAnswers,
  viewOf,
} from './listing-state';
import type { Change } from './next-entries';
import { isUnasked, type Param, type QueryOf, unasked } from './query-params';
import { useRestoredScroll } from './scroll-memory';
import { useAddressQuery, useCorrection } from './use-address-query';

// It loads while those widgets mount whose first call the loader has not made.
http.preload();

/** What a listing's call gets beside its query. */
export interface ListingContext {
  readonly language: Language;
  /** Whether hits are hidden: only the rest of the answer is used [SRCH-08]. */
  readonly isHidden: boolean;
  /** Aborted when a newer query, or removal of the widget, makes the call useless [IMP-03]. */
  readonly signal: AbortSignal;
}

/** The parameters, by their names in the page's address; see query-params.ts. */
type ListingParams = Readonly<Record<string, Param<unknown>>> & { readonly page: Param<number> };

export interface ListingOptions<P extends ListingParams, Page extends ListingPage> {
  readonly params: P;
  /** The prefix of those names, beside other listings of the page. */
  readonly addressName?: string;
  /** Makes the call for one page, `query.page`. */
  readonly load: (api: ApiClient, query: QueryOf<P>, context: ListingContext) => Promise<Page>;
  /** What else the call depends on (attributes): another key starts anew. */
  readonly key?: string;
  readonly hideInitialResults?: boolean;
  /** Makes `first` from an answer and the one before it with the same `key`. */
  readonly join?: (page: Page, before: Page) => Page;
}

/**
 * Lists the hits of a call, by the page's address, which alone holds the query [SRCH-09..12,
 * IMP-31].
 */
export function useListing<P extends ListingParams, Page extends ListingPage>(
  options: ListingOptions<P, Page>,
) {
  type Query = QueryOf<P>;
  usePressGuard();
  const { params, join, key: source, hideInitialResults = false } = options;
  const { language, hold, answers: fromServer } = useWidget();
  const address = useAddressQuery(params, options.addressName);
  const { page, ...rest } = address.query as QueryOf<ListingParams>;
  const isHidden = hideInitialResults && !address.showsAll && isUnasked(params, address.query);
  const load = (api: ApiClient, number: number, signal: AbortSignal) =>
    options.load(api, { ...address.query, page: number }, { language, isHidden, signal });
  const key = JSON.stringify([rest, isHidden]);
  const asked = { key, source, language, page };
  const reduce = (state: Answers<Page>, action: ListingAction<Page>) =>
    listingReducer(state, action, join);
  /** The answers from before the first render, page by page. */
  const withAnswers = (state: Answers<Page>): Answers<Page> => {
    const { call } = viewOf(state, asked);
    const page =
      call && fromServer?.(JSON.stringify(call), (api, signal) => load(api, call.number, signal));
    return page ? withAnswers(reduce(state, { type: 'answer', call, page })) : state;
  };
  const [answers, dispatch] = useReducer(reduce, noAnswers, withAnswers);
  const view = viewOf(answers, asked);
  const { status, loaded, pages } = view;
  const query: Query = useByJson({ ...address.query, page: view.page });
  const last = pages.at(-1) ?? answers.first;
  const hasMore = last?.hasMore ?? false;
  const isStarting = status === 'first' && answers === noAnswers;

  const [given] = useState(answers.pages[0]);
  useNewerAnswer(status === 'ready' && pages[0] === given, async (api, signal) => {
    const newer: ListingAction<Page>[] = [];
    for (let number = 1, goesOn = true; goesOn && number <= page; number++) {
      const one = await load(api, number, signal);
      newer.push({ type: 'answer', call: { ...asked, number, attempt: 0 }, page: one });
      goesOn = one.hasMore;
    }
    return () => newer.forEach(dispatch);
  });
  useLayoutEffect(() => (isStarting ? hold() : undefined), [isStarting, hold]);
  // The skeletons are as tall as the hits, so the scroll back begins with them.
  useRestoredScroll(`${key} ${source} ${loaded}`);
  useCorrection(address, status === 'ready' ? query : null);
  const isSlow = useCalls(view.call, dispatch, load, isStarting);

  const retry = () => tryAgain(view.error, () => dispatch({ type: 'retry' }));
  useOnline(view.error, retry);
  return {
    ...view,
    query,
    hits: status === 'failed' ? [] : pages.flatMap<Page['hits'][number]>(({ hits }) => hits),
    totalCount: last?.totalCount ?? 0,
    hasMore,
    /** Whether nothing has been answered since the widget appeared. */
    isStarting,
    /** Whether hits wait for a query; the rest of the answer is there [SRCH-08]. */
    isHidden,
    /** Whether the pending answer takes longer than a visitor will wait; it still shows later. */
    isSlow,
    /** The answer with the first hits, complete. */
    first: answers.first,
    /** The answer with the last hits, once all that was requested is there. */
    answer: status === 'ready' ? last : undefined,
    /** Changes part of the query, and goes to page 1 [SRCH-03]. */
    change(part: Partial<Query>, how: Change = 'step') {
      const isNews = address.change((now) => ({ ...now, ...part, page: 1 }), how, false);
      if (!isNews && status === 'failed') retry();
    },
    retry,
    /** Removes the query; with `showsAll` all hits show, even where none show without a query. */
    clearAll(showsAll = false) {
      address.change((now) => unasked(params, now), 'step', showsAll && hideInitialResults);
    },
    more() {
      if (status !== 'ready' || !hasMore) return;
      address.change((now) => ({ ...now, page: loaded + 1 }), 'replace');
    },
  };
}

/** What the parts of a listing need: hits, and the actions on them. */
export type ListedHits<Hit> = Omit<
  ReturnType<typeof useListing<ListingParams, ListingPage<Hit>>>,
  'query' | 'pages' | 'first' | 'answer' | 'change' | 'clearAll'
>;

/**
 * Makes the calls, one page at a time: another call, or none, aborts the pending one [IMP-03].
 * @returns whether the pending one takes longer than a visitor waits; it has no timeout [API-03]
 */
function useCalls<Page extends ListingPage>(
  next: ListingCall | undefined,
  dispatch: (action: ListingAction<Page>) => void,
  load: (api: ApiClient, number: number, signal: AbortSignal) => Promise<Page>,
  isStarting: boolean,
): boolean {
  const { api } = useWidget();
  const latest = useRef(load);
  // The visitor's press shows first: the hits of a quick answer take longer to paint.
  latest.current = async (...call) =>
    (await Promise.all([load(...call), isStarting || painted()]))[0];
  const call = useByJson(next ?? null);
  const [slow, setSlow] = useState<ListingCall>();
  useEffect(() => {
    if (!call) return;
    const timer = setTimeout(() => setSlow(call), patience);
    const controller = new AbortController();
    const { signal } = controller;
    latest.current(api, call.number, signal).then(
      (page) => signal.aborted || dispatch({ type: 'answer', call, page }),
      (error: unknown) => {
        if (signal.aborted) return;
        logFault(error);
        dispatch({ type: 'fail', call, error: ApiError.from(error) });
      },
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [api, call, dispatch]);
  return call !== null && slow === call;
}
