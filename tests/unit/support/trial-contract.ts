import * as v from 'valibot';
import { field } from '../../../src/api/field';
import { text } from '../../../src/core/element/attributes';
import { event, widgetContract } from '../../../src/core/element/contract';

/** A contract with one attribute and one event. */
export const trialContract = widgetContract({
  name: 'trial',
  purpose: 'text',
  summary: 'A trial.',
  attributes: { label: text({ description: 'A label.' }) },
  events: {
    'atria-chosen': event({
      description: 'Something was chosen.',
      detail: { id: field(v.number(), { description: 'Its number.' }) },
    }),
  },
});
