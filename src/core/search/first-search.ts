import type { Declared } from '../../api/define-call';
import type { ByWidth } from '../element/placement';

/**
 * The first call of a search page that nothing is asked of yet, for its placement: as `searchParams`
 * and src/api/search.ts make it [SRCH-01], so that it is under way before the page's code is there.
 * @param search the call, from src/api/search.ts
 * @param params what the call sends beside language, page and page size, `name=value&name=value`
 * @param attributes of the widget that change the call, beside `endpoint` and `pageSize`
 */
export const firstSearch = (
  { declaration }: Declared,
  params: string,
  ...attributes: readonly string[]
): ByWidth<string> => ({
  0: `${declaration.get}?language={language}&page=1&pageSize=12&${params}#${['endpoint', 'pageSize', ...attributes]}`,
});
