import * as v from 'valibot';
import { integer, list, text } from '../../core/element/attributes';
import { event, type PropsOf, widgetContract } from '../../core/element/contract';
import type { ShownResults } from '../../core/search/use-search';

const groupSchema = v.object({ id: v.pipe(v.number(), v.integer()), name: v.string() });

export const contract = widgetContract({
  name: 'site-search',
  summary: 'The search page of a whole site: query box, content groups and a list of hits.',
  attributes: {
    pageSize: integer({
      default: 10,
      min: 1,
      max: 100,
      description: 'How many hits a page of results has.',
      example: '10',
    }),
    contentGroups: list(groupSchema, {
      description:
        'The kinds of content to choose from, each with id and name; without it all, products, recipes and other content.',
      example: '[{"id":0,"name":"Kaikki"},{"id":1,"name":"Tuotteet"}]',
    }),
    sortOrder: integer({
      default: 0,
      min: 0,
      description: 'The order of the hits, as the search service numbers it.',
    }),
    endpoint: text({
      description: 'Another path for the search call.',
      example: '/api/search/content/',
    }),
  },
  events: {
    'atria-search-results': event<ShownResults>({
      description:
        'Hits are shown: of a new search or of a further page; detail has q, facetTags, page and totalCount.',
    }),
  },
});
export type SiteSearchProps = PropsOf<typeof contract>;
