import * as v from 'valibot';
import { field } from '../../../src/api/field';
import { event, widgetContract } from '../../../src/core/element/contract';
import { text } from '../../../src/core/element/reading/attributes';

/** A contract with one attribute and one event. */
export const trialContract = widgetContract({
  name: 'trial',
  purpose: 'text',
  summary: 'A trial.',
  wakes: 'load',
  because: 'A trial.',
  attributes: { label: text({ description: 'A label.' }) },
  events: {
    'atria-chosen': event({
      description: 'Something was chosen.',
      detail: { id: field(v.number(), { description: 'Its number.' }) },
    }),
  },
});
