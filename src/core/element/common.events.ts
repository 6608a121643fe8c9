import * as v from 'valibot';
import { field } from '../../api/field';
import { event } from './contract';

/** The events that every element and the page fire; for documentation and types. */
export const commonEvents = {
  'atria-paint': event({ description: 'The element has painted its first data.' }),
  'atria-error': event({
    cancelable: true,
    description:
      'Something failed: a call, a file, the shop’s frame, a widget itself or code of the page. Stopping the event keeps a failed call out of the console, for a page that acts on it.',
    detail: {
      kind: field(
        v.picklist(['network', 'status', 'shape', 'refused', 'entry', 'load', 'shop', 'stopped']),
        {
          description:
            'Of a call: `network` no connection, `status` a refused one, `shape` an answer of another shape, `refused` a form whose fields the server names as wrong, `entry` an entry that was left out of a list. `load`: a file that failed to load. `shop`: the shop’s frame does not answer. `stopped`: a widget or a part of it threw, or, without a tag, code of the page that widgets call: its data layer, its captcha, a function of the browser that it has replaced; what the visitor did counts all the same.',
        },
      ),
      release: field(v.string(), {
        description: 'The release of the widgets.',
        example: '1.0.0',
      }),
      tag: field(v.optional(v.string()), {
        description:
          'The widget; absent for the shop’s frame, code of the page and parts that widgets share.',
        example: 'atria-cart',
      }),
      method: field(v.optional(v.picklist(['GET', 'POST'])), {
        description: 'Method of the call.',
      }),
      path: field(v.optional(v.string()), {
        description:
          'Path of the call, without its query, address of the file or frame, or name of the page’s code, as `dataLayer.push`.',
      }),
      status: field(v.optional(v.number()), { description: 'The status that was refused.' }),
      field: field(v.optional(v.string()), {
        description: 'Where the entry is in the answer.',
        example: 'hits[0].title',
      }),
    },
  }),
  'atria-ready': event({
    description: 'Fired at the document: all widgets in view have painted their first data.',
  }),
};
