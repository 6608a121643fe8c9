import * as v from 'valibot';
import { field } from '../../api/field';
import { event } from '../element/contract';

/** The event of every widget with a buy button. */
export const shopEvents = {
  'atria-buy': event({
    cancelable: true,
    description: 'A product of the meat shop is about to be added to the cart.',
    detail: {
      code: field(v.string(), { description: 'Code of the product.', example: 'LK4102' }),
      quantity: field(v.number(), { description: 'How many are added.', example: '2' }),
    },
  }),
};
