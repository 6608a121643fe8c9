import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './delivery-time.contract';

const brand = 'lihakauppa';
const inHelsinki = { brand, attributes: { postalCode: '00100' } };

export const examples: ExamplesOf<typeof contract> = {
  default: {
    ...inHelsinki,
    title: 'Dates of the metropolitan area; the times come with the date.',
  },
  fromAddress: {
    title: 'The page’s address has the postal code, as after the login.',
    brand,
    query: '?postinumero=33100',
  },
  noCode: { title: 'No postal code is known yet.', brand, state: true },
  none: {
    title: 'The shop does not deliver there.',
    brand,
    state: true,
    attributes: { postalCode: '90100' },
  },
  loading: { ...inHelsinki, title: 'The call takes its time.', fault: 'delivery:never' },
  failing: {
    ...inHelsinki,
    title: 'The call fails; it can be made again.',
    fault: 'delivery:500',
  },
  longestTexts: {
    ...inHelsinki,
    title: 'Long words as dates, in German.',
    language: 'de',
    fault: 'delivery:long',
  },
};
