import type { Context } from 'hono';
import { clean } from '../../src/read/text';
import type { Question } from './search-engine';
import { languageOf } from './site';

/** Numbers of a list parameter: in bracket notation, or with commas as in a page's address. */
const numbers = (context: Context, name: string): number[] =>
  [...(context.req.queries(`${name}[]`) ?? []), ...(context.req.query(name)?.split(',') ?? [])]
    .filter((one) => one.trim() !== '')
    .map(Number)
    .filter(Number.isFinite);

/** A number parameter, or its default. */
export const number = (context: Context, name: string, otherwise: number): number =>
  numbers(context, name)[0] ?? otherwise;

/** The query of a search request; page and page size are limited. */
export function questionOf(context: Context, pageSize = 12, sortOrder = 0): Question {
  const { q, hideResults, skipPagination } = context.req.query();
  return {
    language: languageOf(context),
    q: clean(q ?? ''),
    page: Math.max(1, Math.floor(number(context, 'page', 1))),
    pageSize: Math.min(100, Math.max(1, Math.floor(number(context, 'pageSize', pageSize)))),
    sortOrder: number(context, 'sortOrder', sortOrder),
    facetTags: numbers(context, 'facetTags'),
    anyCategories: numbers(context, 'matchAnyCategoryIds'),
    allCategories: numbers(context, 'matchAllCategoryIds'),
    groupId: numbers(context, 'productGroup')[0],
    hideResults: hideResults === 'true',
    skipPagination: skipPagination === 'true',
  };
}
