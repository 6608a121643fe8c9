import type { ByWidth } from '../element/placement';

/**
 * The first call of a search page that nothing is asked of yet, for its placement: as `searchParams`
 * and src/api/search.ts make it [SRCH-01], so that it is under way before the page's code is there.
 * @param path from src/api/paths.ts
 * @param params what the call sends beside language, page and page size, `name=value&name=value`
 * @param attributes of the widget that change the call, beside `endpoint` and `page-size`
 */
export const firstSearch = (
  path: string,
  params: string,
  ...attributes: readonly string[]
): ByWidth<string> => ({
  0: `${path}?language={language}&page=1&pageSize=12&${params}#${['endpoint', 'page-size', ...attributes]}`,
});
