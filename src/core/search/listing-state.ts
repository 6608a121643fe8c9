import type { ApiError } from '../../api/api-error';

/** What an answer to a listing's call has at least. */
export interface ListingPage<Hit = unknown> {
  readonly hits: readonly Hit[];
  readonly totalCount: number;
  readonly hasMore: boolean;
}
export type HitOf<Page extends ListingPage> = Page['hits'][number];

/** more: further pages are appended to the first; numbers: one page shows at a time. */
export type Paging = 'more' | 'numbers';

/** What is asked of a listing now: the address and the widget's attributes say so. */
export interface Asked {
  /** All that the call depends on beside language and page. */
  readonly key: string;
  readonly language: string;
  /** The last page to show. */
  readonly page: number;
  readonly paging: Paging;
}

/** A call of one page. */
export interface ListingCall extends Asked {
  /** The page that it asks for. */
  readonly number: number;
  /** Another one makes the same call once more. */
  readonly attempt: number;
}

/** What was answered; all else follows from it and from what is asked. */
export interface Answers<Page extends ListingPage> {
  readonly of: Pick<ListingCall, 'key' | 'language'> | undefined;
  /** From the first one on. */
  readonly pages: readonly Page[];
  /** How many of them are of this language; those of before stand until theirs come. */
  readonly fresh: number;
  /** All that was asked for at first is there: what comes now is more. */
  readonly isSettled: boolean;
  /** The answer that began the hits, with all that came in it. */
  readonly first: Page | undefined;
  readonly failure: { readonly call: ListingCall; readonly error: ApiError } | undefined;
  readonly attempt: number;
}

export type ListingAction<Page> =
  | { readonly type: 'answer'; readonly call: ListingCall; readonly page: Page }
  | { readonly type: 'fail'; readonly call: ListingCall; readonly error: ApiError }
  | { readonly type: 'retry' };

export const noAnswers: Answers<never> = {
  ...{ of: undefined, first: undefined, failure: undefined },
  ...{ pages: [], fresh: 0, isSettled: false, attempt: 0 },
};

const isOf = (one: Answers<ListingPage>['of'], { key, language }: Asked): boolean =>
  one?.key === key && one.language === language;

/** Takes answers and failures in. Calls that nobody waits for any more are given up before. */
export function listingReducer<Page extends ListingPage>(
  state: Answers<Page>,
  action: ListingAction<Page>,
): Answers<Page> {
  if (action.type === 'retry') return { ...state, failure: undefined, attempt: state.attempt + 1 };
  const { call } = action;
  const isFirst = !isOf(state.of, call) || call.paging === 'numbers' || state.fresh === 0;
  if (action.type === 'fail') {
    const failure = { call, error: action.error };
    if (!isFirst) return { ...state, failure, isSettled: true };
    return { ...state, of: call, pages: [], fresh: 0, isSettled: false, failure };
  }
  const { page } = action;
  const fresh = isFirst ? 1 : state.fresh + 1;
  const before = isFirst ? [] : state.pages.slice(0, state.fresh);
  const isGrowing = call.paging === 'more' && page.hasMore && state.of?.key === call.key;
  return {
    of: call,
    pages: [...before, page, ...(isGrowing ? state.pages.slice(fresh) : [])],
    fresh,
    isSettled: (!isFirst && state.isSettled) || fresh >= call.page || !page.hasMore,
    first: isFirst ? page : state.first,
    failure: undefined,
    attempt: state.attempt,
  };
}

/**
 * first: a new query is awaited, with all the pages its address asks for; more: a further page is
 * awaited; failed, moreFailed: that call failed [SRCH-02, SRCH-14].
 */
export type ListingStatus = 'first' | 'more' | 'ready' | 'failed' | 'moreFailed';

/** Whether a page is awaited. */
export const isBusy = ({ status }: { readonly status: ListingStatus }): boolean =>
  status === 'first' || status === 'more';

/** A listing as it stands. */
export interface ListingView<Page extends ListingPage> {
  readonly status: ListingStatus;
  /** The call to make next, if there is one. */
  readonly call: ListingCall | undefined;
  /** How many pages of what is asked have been answered. */
  readonly loaded: number;
  /** The last page that there is, of those that were asked for. */
  readonly page: number;
  readonly pages: readonly Page[];
  /** How many pages stand-ins are for [SRCH-09]. */
  readonly awaited: number;
  readonly error: ApiError | undefined;
}

/** What a listing shows and does, by what is asked and what was answered. */
export function viewOf<Page extends ListingPage>(
  answers: Answers<Page>,
  asked: Asked,
): ListingView<Page> {
  const { of, failure, attempt } = answers;
  const isNumbered = asked.paging === 'numbers';
  const count = isNumbered ? 1 : asked.page;
  const fresh = isOf(of, asked) ? answers.fresh : 0;
  const pages = of?.key === asked.key ? answers.pages.slice(0, count) : answers.pages;
  const last = answers.pages[fresh - 1];
  const isDone = fresh >= count || last?.hasMore === false;
  // An address may ask for a page that is no longer there: the first one always is.
  const isGone = isNumbered && asked.page > 1 && last?.hits.length === 0;
  const error = !isDone && failure && isOf(failure.call, asked) ? failure.error : undefined;
  const isMore = fresh > 0 && answers.isSettled && !isGone;
  const waiting = isMore ? 'more' : 'first';
  const failed = isMore ? 'moreFailed' : 'failed';
  const status = isDone && !isGone ? 'ready' : error ? failed : waiting;
  const number = isNumbered ? asked.page : fresh + 1;
  const lastPage = isNumbered ? asked.page : Math.min(fresh, count);
  return {
    ...{ status, pages, error },
    call: isDone || error ? undefined : { ...asked, number, attempt },
    loaded: Math.min(fresh, count),
    page: isGone ? 1 : isDone ? lastPage : asked.page,
    awaited: status === 'first' ? count - (of?.key === asked.key ? pages.length : 0) : 0,
  };
}
