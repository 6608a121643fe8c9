import * as v from 'valibot';
import { field } from '../../api/field';
import { event } from '../element/contract';

/** The event of search boxes, which lead to a page. */
export const searchBoxEvents = {
  'atria-search-navigate': event({
    cancelable: true,
    description: 'The visitor is about to go to the search page or to a suggestion.',
    detail: {
      q: field(v.string(), { description: 'The text searched for.', example: 'makkara' }),
      url: field(v.string(), { description: 'Where it leads.', example: '/haku?q=makkara' }),
    },
  }),
};
