import * as v from 'valibot';
import { field } from '../../api/field';
import { event } from '../element/contract';

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
