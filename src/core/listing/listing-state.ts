import type { ApiError } from '../../api/api-error';

/** The least that an answer to a listing's call has. */
export interface ListingPage<Hit = unknown> {
  readonly hits: readonly Hit[];
  readonly totalCount: number;
  readonly hasMore: boolean;
}

/** The present request of a listing, from the address and the widget's attributes. */
export interface Asked {
  /** The visitor's query. */
  readonly key: string;
  /** What else the call depends on, beside language and page. */
  readonly source?: string | undefined;
  readonly language: string;
  /** The last page to show. */
  readonly page: number;
}

/** The call for one page. */
export interface ListingCall extends Asked {
  /** The page that it requests. */
  readonly number: number;
  /** Another number repeats the call. */
  readonly attempt: number;
}

/** The answers so far; all else follows from them and from the request. */
export interface Answers<Page extends ListingPage> {
  readonly of: Pick<ListingCall, 'key' | 'source' | 'language'> | undefined;
  /** From the first page on. */
  readonly pages: readonly Page[];
  /** How many of them are in this language; older ones stay until the new ones come. */
  readonly fresh: number;
  /** Whether all pages of the first request are there: later ones are more. */
  readonly isSettled: boolean;
  /** The answer with the first hits, complete. */
  readonly first: Page | undefined;
  readonly failure: { readonly call: ListingCall; readonly error: ApiError } | undefined;
  readonly attempt: number;
}

export type ListingAction<Page> =
  | { readonly type: 'answer'; readonly call: ListingCall; readonly page: Page }
  | { readonly type: 'fail'; readonly call: ListingCall; readonly error: ApiError }
  | { readonly type: 'retry' };

export const noAnswers: Answers<never> = {
  of: undefined,
  pages: [],
  fresh: 0,
  isSettled: false,
  first: undefined,
  failure: undefined,
  attempt: 0,
};

type Of = Answers<ListingPage>['of'];
const isSameSource = (one: Of, { source, language }: Asked): boolean =>
  one?.source === source && one?.language === language;
const isSameQuery = (one: Of, { key, source }: Asked): boolean =>
  one?.key === key && one.source === source;
const isOf = (one: Of, asked: Asked): boolean =>
  isSameQuery(one, asked) && isSameSource(one, asked);

/**
 * Adds answers and failures. Calls that nobody waits for any more were aborted before.
 * @param join makes a complete answer from one and the one before from the same source
 */
export function listingReducer<Page extends ListingPage>(
  state: Answers<Page>,
  action: ListingAction<Page>,
  join = (page: Page, _before: Page): Page => page,
): Answers<Page> {
  if (action.type === 'retry') return { ...state, attempt: state.attempt + 1 };
  const { call } = action;
  const fresh = call.number;
  const isFirst = fresh === 1;
  if (action.type === 'fail') {
    const failure = { call, error: action.error };
    if (!isFirst) return { ...state, failure, isSettled: true };
    return { ...state, of: call, pages: [], fresh: 0, isSettled: false, failure };
  }
  const { page } = action;
  const before = state.pages.slice(0, fresh - 1);
  const isGrowing = page.hasMore && isSameQuery(state.of, call);
  const known = isSameSource(state.of, call) ? state.first : undefined;
  return {
    of: call,
    pages: [...before, page, ...(isGrowing ? state.pages.slice(fresh) : [])],
    fresh,
    isSettled: (!isFirst && state.isSettled) || fresh >= call.page || !page.hasMore,
    first: !isFirst ? state.first : known ? join(page, known) : page,
    failure: undefined,
    attempt: state.attempt,
  };
}

/**
 * first: a new query is pending, with all the pages of its address; more: a further page is
 * pending; failed, moreFailed: that call failed [SRCH-02, SRCH-14].
 */
type ListingStatus = 'first' | 'more' | 'ready' | 'failed' | 'moreFailed';

/** What a listing shows and does, from the request and the answers. */
export function viewOf<Page extends ListingPage>(answers: Answers<Page>, asked: Asked) {
  const { of, failure, attempt } = answers;
  const { page } = asked;
  const fresh = isOf(of, asked) ? answers.fresh : 0;
  const loaded = Math.min(fresh, page);
  const isSame = isSameQuery(of, asked);
  const pages = isSame ? answers.pages.slice(0, page) : answers.pages;
  const isDone = fresh >= page || answers.pages[fresh - 1]?.hasMore === false;
  const error = !isDone && failure && isOf(failure.call, asked) ? failure.error : undefined;
  const isMore = fresh > 0 && answers.isSettled;
  const waiting = isMore ? 'more' : 'first';
  const failed = isMore ? 'moreFailed' : 'failed';
  const status: ListingStatus = isDone ? 'ready' : error ? failed : waiting;
  const call: ListingCall = { ...asked, number: fresh + 1, attempt };
  const isRetrying = error !== undefined && failure?.call.attempt !== attempt;
  return {
    status,
    pages,
    /** Why the last call failed, if it did. */
    error,
    /** Whether that call is made once more; its error stays until the answer. */
    isRetrying,
    /** The call to make next, if there is one. */
    call: isDone || (error && !isRetrying) ? undefined : call,
    /** How many pages of the request have been answered. */
    loaded,
    /** The last existing page of those requested. */
    page: isDone ? loaded : page,
    /** The number of pages that skeletons replace [SRCH-09]. */
    awaited: status === 'first' ? page - (isSame ? pages.length : 0) : 0,
  };
}
