import type { ExamplesOf } from '../../catalogue/examples';
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
  empty: {
    title: 'An empty cart.',
    brand: 'lihakauppa',
    fault: 'cart:empty',
  },
  loading: {
    title: 'The cart takes its time.',
    brand: 'lihakauppa',
    fault: 'cart:never',
  },
  failing: {
    title: 'The cart cannot be loaded.',
    brand: 'lihakauppa',
    fault: 'cart:500',
  },
  longestTexts: {
    title: 'Long words, in what was bought too, in German.',
    brand: 'lihakauppa',
    language: 'de',
    fault: 'cart:long',
    fallback,
    attributes: {
      message: 'Zahlungsdiensteaufsichtsgesetzanwendungsverordnung: nicht bezahlt.',
    },
  },
};
