import * as v from 'valibot';
import { field } from '../../api/field';
import { requiredInteger, requiredText } from '../../api/schema';
import { type PropsOf, widgetContract } from '../../core/element/contract';
import { integer, list } from '../../core/element/reading/attributes';
import { addressName, endpoint } from '../../core/element/shared.attributes';
import { searchEvents } from '../../core/search/search-contract';

const groupSchema = v.object({
  id: field(requiredInteger, {
    description: 'Number of the content group: 0 all, 1 products, 2 recipes, 3 other content.',
    example: '1',
  }),
  name: field(requiredText, { description: 'Text of the choice.', example: 'Tuotteet' }),
});

export const contract = widgetContract({
  name: 'site-search',
  purpose: 'find',
  summary: 'The search page of a whole site: query box, content groups and a list of hits.',
  wakes: 'idle',
  because: 'It reports its hits by an event.',
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
        'The kinds of content to choose from; without it: all, products, recipes and other content.',
      example: '[{"id":0,"name":"Kaikki"},{"id":1,"name":"Tuotteet"}]',
    }),
    sortOrder: integer({
      default: 0,
      min: 0,
      description: 'The order of the hits, as the search service numbers it.',
    }),
    addressName,
    endpoint,
  },
  events: searchEvents,
  // A page of ten, one below the other.
  placement: { height: { 0: 1640, 640: 1900 } },
});
export type SiteSearchProps = PropsOf<typeof contract>;
