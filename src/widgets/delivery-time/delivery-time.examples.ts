import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './delivery-time.contract';

const brand = 'lihakauppa';
const attributes = { postalCode: '00100' };

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'Dates of the metropolitan area; the times come with the date.',
    brand,
    attributes,
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
  loading: { title: 'The call takes its time.', brand, fault: 'delivery:never', attributes },
  failing: {
    title: 'The call fails; it can be made again.',
    brand,
    fault: 'delivery:500',
    attributes,
  },
  longestTexts: {
    title: 'Long words as dates, in German.',
    brand,
    language: 'de',
    fault: 'delivery:long',
    attributes,
  },
};
