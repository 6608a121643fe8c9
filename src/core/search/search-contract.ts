import * as v from 'valibot';
import type { Declared } from '../../api/define-call';
import { field } from '../../api/field';
import { event } from '../element/contract';
import type { ByWidth, FirstCall } from '../element/placement';
import { flag, ids, integer, text } from '../element/reading/attributes';

export const pageSize = integer({
  default: 12,
  min: 1,
  max: 100,
  description: 'How many hits a page of results has.',
  example: '24',
});
export const hideInitialResults = flag({
  description: 'Shows hits only after a search or a choice.',
});
export const facetsEndpoint = text({
  description:
    'Another address for the call of the tags that are not in a category, such as diets.',
  example: '/api/facets/custom',
});
export const containerPage = text({
  description: 'The id of the page whose content is searched; sent only if it is set.',
  example: '1204',
  holds: 'content',
});
export const matchAllCategoryIds = ids({
  description: 'Ids of categories, separated by commas; a hit must have all of them.',
  example: '4,8',
  holds: 'categories',
});
export const matchAnyCategoryIds = ids({
  description:
    'Ids of categories, separated by commas: hits have one of them. Without it all are listed.',
  example: '601,603',
  holds: 'categories',
});

/** The event that every search page fires. */
export const searchEvents = {
  'atria-search-results': event({
    description: 'Hits of a new search, or of a further page, are shown.',
    detail: {
      q: field(v.string(), { description: 'The text searched for.', example: 'makkara' }),
      facetTags: field(v.pipe(v.array(v.number()), v.readonly()), {
        description: 'Ids of the chosen facet tags.',
        example: '[12, 31]',
      }),
      page: field(v.number(), { description: 'The last page that is shown, from 1.' }),
      totalCount: field(v.number(), { description: 'How many hits there are in all.' }),
    },
  }),
};

/** The attributes above that change the call of a search for products. */
export const narrowing = ['hideInitialResults', 'containerPage', 'matchAllCategoryIds'];

/**
 * The first call of a search page without a query, for its placement: the same that `searchParams`
 * and src/api/search.ts make [SRCH-01], so that it starts before the page's code has loaded.
 * @param search the call, from src/api/search.ts
 * @param attributes of the widget that change the call, beside `endpoint` and `pageSize`
 */
export function firstSearch(
  { declaration: { get, params = {} } }: Declared,
  attributes: readonly string[] = [],
  sortOrder = '0',
): ByWidth<FirstCall> {
  const own = Object.entries({ sortOrder, contentGroup: '0' }).filter(([name]) => name in params);
  const paged = { language: '{language}', page: '1', pageSize: '12' };
  const query = { ...paged, ...Object.fromEntries(own) };
  return { 0: { path: `${get}`, query, unless: ['endpoint', 'pageSize', ...attributes] } };
}
