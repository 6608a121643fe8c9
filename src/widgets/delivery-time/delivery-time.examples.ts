import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './delivery-time.contract';

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'Dates of the metropolitan area; the times come with the date.',
    brand: 'lihakauppa',
    attributes: { postalCode: '00100' },
  },
  fromAddress: {
    title: 'The page’s address has the postal code, as after the login.',
    brand: 'lihakauppa',
    query: '?postinumero=33100',
  },
  noCode: {
    title: 'No postal code is known yet.',
    brand: 'lihakauppa',
    state: true,
  },
  none: {
    title: 'The shop does not deliver there.',
    brand: 'lihakauppa',
    state: true,
    attributes: { postalCode: '90100' },
  },
  loading: {
    title: 'The call takes its time.',
    brand: 'lihakauppa',
    fault: 'delivery:never',
    attributes: { postalCode: '00100' },
  },
  failing: {
    title: 'The call fails; it can be made again.',
    brand: 'lihakauppa',
    fault: 'delivery:500',
    attributes: { postalCode: '00100' },
  },
  longestTexts: {
    title: 'Long words as dates, in German.',
    brand: 'lihakauppa',
    language: 'de',
    fault: 'delivery:long',
    attributes: { postalCode: '00100' },
  },
};
