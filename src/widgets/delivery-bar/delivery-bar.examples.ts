import type { ExamplesOf } from '../../catalogue/examples';
import { deliveryStates } from '../../catalogue/states';
import type { contract } from './delivery-bar.contract';

export const examples: ExamplesOf<typeof contract> = {
  default: {
    brand: 'lihakauppa',
    title:
      'Try 00100 (delivered), 45100 (not delivered) and 99999 (unknown); closed, it stays away.',
  },
  ...deliveryStates({ alone: true, brand: 'lihakauppa' }),
};
