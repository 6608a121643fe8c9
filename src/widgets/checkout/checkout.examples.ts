import type { ExamplesOf } from '../../catalogue/examples';
import { cartStates } from '../../catalogue/states';
import type { contract } from './checkout.contract';

const fallback = '<atria-delivery-time slot="delivery-time"></atria-delivery-time>';

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'The visitor’s own cart: what they buy on the pages of this site is here.',
    brand: 'lihakauppa',
    query: '?postinumero=00100',
    fallback,
  },
  message: {
    title: 'A word of the page, as after a payment that was not made.',
    brand: 'lihakauppa',
    fallback,
    attributes: { message: 'Maksua ei suoritettu. Voit yrittää uudelleen.' },
  },
  payment: {
    title: 'The payment step; without the details it leads back to what is missing.',
    brand: 'lihakauppa',
    hash: '#maksu',
    state: true,
    fallback,
    attributes: { paymentMethods: 'FI54,FI50,FI01,FI02' },
  },
  ...cartStates(
    { message: 'Zahlungsdiensteaufsichtsgesetzanwendungsverordnung: nicht bezahlt.' },
    fallback,
  ),
};
