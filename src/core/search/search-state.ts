import type { FacetCategory, SearchResult } from '../../api/search';

/** What is searched: all of it stands in the page's address, unless it is the widget's default. */
export interface SearchQuery {
  readonly q: string;
  /** The last page shown; pages 1 to this one are loaded in turn [SRCH-09]. */
  readonly page: number;
  readonly pageSize: number;
  readonly sortOrder: number;
  readonly contentGroup: number;
  readonly productGroup: string;
  readonly facetTags: readonly number[];
}

export const emptyQuery: SearchQuery = {
  q: '',
  page: 1,
  pageSize: 12,
  sortOrder: 0,
  contentGroup: 0,
  productGroup: '',
  facetTags: [],
};

/**
 * first: a new search is awaited, with all the pages its address asks for; more: a further page is
 * awaited; failed, moreFailed: that call failed [SRCH-02, SRCH-14].
 */
export type SearchStatus = 'first' | 'more' | 'ready' | 'failed' | 'moreFailed';

export interface SearchState<Hit> {
  readonly query: SearchQuery;
  readonly status: SearchStatus;
  /** Counts the searches; an answer of an earlier turn is dropped. */
  readonly turn: number;
  /** How many pages of this search have been answered. */
  readonly loaded: number;
  readonly hits: readonly Hit[];
  readonly totalCount: number;
  readonly hasMore: boolean;
  readonly facets: readonly FacetCategory[];
}

export type SearchAction<Hit> =
  | { readonly type: 'search'; readonly query: SearchQuery }
  | { readonly type: 'more' }
  | { readonly type: 'retry' }
  | { readonly type: 'answer'; readonly turn: number; readonly result: SearchResult<Hit> }
  | { readonly type: 'fail'; readonly turn: number };

export const startSearch = <Hit>(query: SearchQuery): SearchState<Hit> => ({
  query,
  status: 'first',
  turn: 0,
  loaded: 0,
  hits: [],
  totalCount: 0,
  hasMore: false,
  facets: [],
});

/** Whether a page is awaited; it is always number `loaded + 1`. */
export const isBusy = ({ status }: { readonly status: SearchStatus }): boolean =>
  status === 'first' || status === 'more';

/** The search as a state machine; who makes the calls is use-search.ts. */
export function searchReducer<Hit>(
  state: SearchState<Hit>,
  action: SearchAction<Hit>,
): SearchState<Hit> {
  const again = state.turn + 1;
  switch (action.type) {
    case 'search':
      return { ...state, query: action.query, status: 'first', turn: again, loaded: 0 };
    case 'more':
      if (state.status !== 'ready' || !state.hasMore) return state;
      return {
        ...state,
        query: { ...state.query, page: state.loaded + 1 },
        status: 'more',
        turn: again,
      };
    case 'retry':
      return { ...state, status: state.loaded ? 'more' : 'first', turn: again };
    case 'answer':
      return action.turn === state.turn ? answered(state, action.result) : state;
    case 'fail':
      if (action.turn !== state.turn) return state;
      return state.loaded
        ? { ...state, status: 'moreFailed' }
        : { ...state, status: 'failed', hits: [] };
  }
}

function answered<Hit>(state: SearchState<Hit>, result: SearchResult<Hit>): SearchState<Hit> {
  const loaded = state.loaded + 1;
  const isLast = loaded >= state.query.page || !result.hasMore;
  return {
    ...state,
    // An address may ask for more pages than there are.
    query: isLast ? { ...state.query, page: loaded } : state.query,
    status: isLast ? 'ready' : state.status,
    loaded,
    hits: loaded === 1 ? result.hits : [...state.hits, ...result.hits],
    totalCount: result.totalCount,
    hasMore: result.hasMore,
    facets: loaded === 1 ? result.facetCategories : state.facets,
  };
}

/** Whether results wait until the visitor has asked for something [SRCH-08]. */
export const isUnasked = (query: SearchQuery, defaults: SearchQuery): boolean =>
  !query.q &&
  query.page === 1 &&
  query.facetTags.length === 0 &&
  query.productGroup === defaults.productGroup;
