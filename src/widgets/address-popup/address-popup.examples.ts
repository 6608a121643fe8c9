import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './address-popup.contract';

const newCustomer = { alone: true, brand: 'lihakauppa', fault: 'customer:new' } as const;

export const examples: ExamplesOf<typeof contract> = {
  default: {
    alone: true,
    brand: 'lihakauppa',
    title: 'Opens for whoever has logged in on the demo shop as Aino, who has given no address.',
  },
  newCustomer: {
    ...newCustomer,
    title: 'A customer without an address, in a window of its own: open it alone.',
  },
  notLoggedIn: { brand: 'lihakauppa', state: true, title: 'Nothing for who is not logged in.' },
  failing: {
    ...newCustomer,
    title: 'Saving fails: what was typed stays.',
    fault: 'customer:new,address:500',
  },
  loading: {
    ...newCustomer,
    title: 'Saving takes its time: the button waits.',
    fault: 'customer:new,address:never',
  },
  longestTexts: {
    ...newCustomer,
    title: 'The longest texts: in German.',
    language: 'de',
  },
};
