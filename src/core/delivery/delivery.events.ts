import * as v from 'valibot';
import { field } from '../../api/field';
import { event } from '../element/contract';

/** The event of widgets that ask whether the shop delivers to a postal code. */
export const deliveryEvents = {
  'atria-delivery-checked': event({
    description: 'A postal code was checked.',
    detail: {
      postalCode: field(v.string(), { description: 'The postal code.', example: '60100' }),
      isAvailable: field(v.boolean(), { description: 'Whether the shop delivers there.' }),
    },
  }),
};

/** The event of widgets that lead to the checkout. */
export const checkoutEvents = {
  'atria-checkout': event({
    cancelable: true,
    description: 'The visitor is about to continue to the order details.',
    detail: {
      address: field(v.string(), {
        description: 'Where the order details are.',
        example: '/kassa#toimitus',
      }),
    },
  }),
};
