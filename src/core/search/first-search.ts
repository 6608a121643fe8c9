import type { Declared } from '../../api/define-call';
import type { ByWidth, FirstCall } from '../element/placement';

/**
 * The first call of a search page without a query, for its placement: the same that `searchParams`
 * and src/api/search.ts make [SRCH-01], so that it starts before the page's code has loaded.
 * @param search the call, from src/api/search.ts
 * @param query what it sends beside language, page and page size
 * @param attributes of the widget that change the call, beside `endpoint` and `pageSize`
 */
export const firstSearch = (
  { declaration }: Declared,
  query: FirstCall['query'],
  ...attributes: readonly string[]
): ByWidth<FirstCall> => ({
  0: {
    path: `${declaration.get}`,
    query: { language: '{language}', page: '1', pageSize: '12', ...query },
    unless: ['endpoint', 'pageSize', ...attributes],
  },
});
