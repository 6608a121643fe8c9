import * as v from 'valibot';
import { field } from '../../api/field';
import { event } from './contract';

/** What every element fires, and the page; for documentation and types. */
export const commonEvents = {
  'atria-paint': event({ description: 'The element has painted its first data.' }),
  'atria-error': event({
    cancelable: true,
    description:
      'A call failed. Stopping the event keeps it out of the console, for a page that acts on it.',
    detail: {
      tag: field(v.string(), { description: 'The widget that made it.', example: 'atria-cart' }),
      kind: field(v.picklist(['network', 'status', 'shape']), {
        description: 'No connection, a refused status, or an answer of another shape.',
      }),
      method: field(v.picklist(['GET', 'POST']), { description: 'Method of the call.' }),
      path: field(v.string(), { description: 'Path of the call, without its query.' }),
      status: field(v.optional(v.number()), { description: 'The status that was refused.' }),
    },
  }),
  'atria-ready': event({
    description: 'Fired at the document: all widgets in view have painted their first data.',
  }),
};
