import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { ApiClient } from '../../api/client';
import type { SearchResult } from '../../api/search';
import type { DetailsOf } from '../element/contract';
import { useEmit, useWidget } from '../element/widget-context';
import type { Language } from '../page/language';
import { replaceAddress, useQuery } from '../page/location';
import { toggled } from './facets';
import { createLatestCall, shortestQuery, typingPause } from './latest-call';
import { restoreScroll } from './scroll-memory';
import type { searchEvents } from './search.events';
import {
  emptyQuery,
  isBusy,
  isUnasked,
  type SearchAction,
  type SearchQuery,
  type SearchState,
  searchReducer,
  startSearch,
} from './search-state';
import { readSearch, writeSearch } from './search-url';

/** One page of a search, as the calls of api/search.ts take it [SRCH-01]. */
export interface SearchRequest extends SearchQuery {
  readonly language: Language;
  readonly hideResults: boolean;
}

export interface SearchOptions<Hit> {
  /** Makes the call of one page; each call sends the part of the request that is its own. */
  readonly call: (
    api: ApiClient,
    request: SearchRequest,
    signal: AbortSignal,
  ) => Promise<SearchResult<Hit>>;
  /** What else the call depends on (attributes): another key searches again. */
  readonly key?: string;
  /** The widget's own defaults, which the address leaves out [SRCH-10]. */
  readonly defaults: Partial<SearchQuery>;
  readonly hideInitialResults?: boolean;
}

/** A search page's state and what its visitor can do; see `useSearch`. */
export interface Search<Hit> extends SearchState<Hit> {
  /** What stands in the search field. */
  readonly text: string;
  /** Nothing has been answered yet since the widget appeared. */
  readonly isStarting: boolean;
  /** Results wait until something is asked for; only facets have been loaded [SRCH-08]. */
  readonly isHidden: boolean;
  /** Changes the text; it is searched when it has rested [SRCH-12]. */
  readonly type: (text: string) => void;
  /** Searches the text at once. */
  readonly submit: () => void;
  /** Changes part of the search and goes to page 1 [SRCH-03]. */
  readonly change: (part: Partial<SearchQuery>) => void;
  readonly toggleTag: (id: number) => void;
  readonly toggleGroup: (id: string) => void;
  /** Empties facet tags and product group [SRCH-05]. */
  readonly clear: () => void;
  /** Empties the text as well [SRCH-30]. */
  readonly clearAll: () => void;
  readonly more: () => void;
  readonly retry: () => void;
}

/**
 * Searches by the page's address and keeps the two in step [SRCH-09..12, IMP-31]. A newer search
 * aborts the one that runs, removal aborts too [IMP-03].
 */
export function useSearch<Hit>(options: SearchOptions<Hit>): Search<Hit> {
  const { call, key = '', hideInitialResults = false } = options;
  const { language, hold } = useWidget();
  const defaults = { ...emptyQuery, ...options.defaults };
  const address = useQuery();
  const [state, dispatch] = useReducer(
    searchReducer<Hit>,
    undefined,
    (): SearchState<Hit> => startSearch(readSearch(address, defaults)),
  );
  const { query, status, turn, loaded } = state;
  const [text, setText] = useState(query.q);
  const [typing] = useState(createLatestCall);
  const isHidden = hideInitialResults && isUnasked(query, defaults);
  const isStarting = status === 'first' && turn === 0 && loaded === 0;

  useEffect(() => typing.stop, [typing]);
  useLayoutEffect(() => (isStarting ? hold() : undefined), [isStarting, hold]);
  // The stand-ins are as tall as what they stand for, so the way back begins with them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each page that comes.
  useLayoutEffect(restoreScroll, [loaded]);

  usePages(state, dispatch, call, isHidden);
  useResultsEvent(state, isHidden);

  const search = (next: SearchQuery) => dispatch({ type: 'search', query: next });
  const inputs = JSON.stringify([defaults, hideInitialResults, language, key]);
  useAddress(address, query, defaults, inputs, (next) => {
    typing.stop();
    setText(next.q);
    search(next);
  });

  const noFilters = { facetTags: [], productGroup: defaults.productGroup };
  const latest = useRef(query);
  latest.current = query;
  const change = (part: Partial<SearchQuery>) => search({ ...latest.current, page: 1, ...part });
  return {
    ...state,
    text,
    isStarting,
    isHidden,
    change,
    type(value) {
      setText(value);
      typing.stop();
      const q = value.trim();
      const counts = q.length >= shortestQuery || !q;
      if (counts && q !== query.q) typing.run(typingPause, () => change({ q }));
    },
    submit() {
      typing.stop();
      change({ q: text.trim() });
    },
    toggleTag: (id) => change({ facetTags: toggled(query.facetTags, id) }),
    toggleGroup: (id) =>
      change({ productGroup: query.productGroup === id ? defaults.productGroup : id }),
    clear: () => change(noFilters),
    clearAll() {
      typing.stop();
      setText('');
      change({ ...noFilters, q: '' });
    },
    more: () => dispatch({ type: 'more' }),
    retry: () => dispatch({ type: 'retry' }),
  };
}

/** Makes the calls: one page at a time, which one the turn and the pages loaded say. */
function usePages<Hit>(
  state: SearchState<Hit>,
  dispatch: (action: SearchAction<Hit>) => void,
  call: SearchOptions<Hit>['call'],
  hideResults: boolean,
) {
  const { api, language } = useWidget();
  const { query, turn, loaded } = state;
  const busy = isBusy(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (!busy) return;
    const controller = new AbortController();
    const { signal } = controller;
    call(api, { ...query, page: loaded + 1, language, hideResults }, signal).then(
      (result) => signal.aborted || dispatch({ type: 'answer', turn, result }),
      (error: unknown) => {
        if (signal.aborted) return;
        console.error('atria: search failed', error);
        dispatch({ type: 'fail', turn });
      },
    );
    return () => controller.abort();
  }, [turn, loaded, busy, api]);
}

/** Tells the page of every answer that is shown. */
function useResultsEvent(state: SearchState<unknown>, isHidden: boolean) {
  const emit = useEmit<DetailsOf<typeof searchEvents>>();
  const { query, status, turn, totalCount } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer.
  useEffect(() => {
    if (status !== 'ready' || isHidden) return;
    const { q, facetTags, page } = query;
    emit('atria-search-results', { q, facetTags, page, totalCount });
  }, [status, turn]);
}

/**
 * Writes the search into the address, and tells of what someone else changed: the address (back,
 * forward, another widget) or the `inputs` of the widget.
 */
function useAddress(
  address: string,
  query: SearchQuery,
  defaults: SearchQuery,
  inputs: string,
  onChange: (query: SearchQuery) => void,
) {
  const written = useRef(address);
  const before = useRef(inputs);
  const shown = JSON.stringify(query);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the query as text.
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    written.current = writeSearch(search, query, defaults);
    if (written.current !== search) replaceAddress(pathname + written.current + hash);
  }, [shown]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an address written here is no news.
  useEffect(() => {
    const isNew = before.current !== inputs;
    before.current = inputs;
    const next = readSearch(address, defaults);
    const differs = address !== written.current && JSON.stringify(next) !== shown;
    if (isNew || differs) onChange(next);
  }, [address, inputs]);
}
