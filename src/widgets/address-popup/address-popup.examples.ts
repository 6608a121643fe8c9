import type { ExamplesOf } from '../../catalogue/examples';
import { formStates, inGerman } from '../../catalogue/states';
import type { contract } from './address-popup.contract';

const newCustomer = { alone: true, brand: 'lihakauppa', fault: 'customer:new' };

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
  ...formStates(newCustomer, `${newCustomer.fault},address`),
  longestTexts: { ...newCustomer, title: inGerman.title, language: 'de' },
};
