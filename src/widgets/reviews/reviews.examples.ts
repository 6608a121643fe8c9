import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './reviews.contract';

const steaks = { productId: '2003', productName: 'Naudan ulkofileepihvi 2 kpl' };
const attributes = { ...steaks, userName: 'grillimestari' };

export const examples: ExamplesOf<typeof contract> = {
  default: { title: 'For a customer who is logged in.', attributes },
  loggedOut: { title: 'Without a user name a link leads to the login.', attributes: steaks },
  shop: { title: 'In the shop’s own look.', brand: 'lihakauppa', attributes },
  withoutReviews: { title: 'Nobody has written one yet.', fault: 'review:empty', attributes },
  secondPage: {
    title: 'An address that asks for page 2: pages 1 and 2 are loaded.',
    state: true,
    query: '?page=2',
    attributes,
  },
  failing: {
    title: 'The reviews fail to load: an error with a retry.',
    fault: 'review:500',
    attributes,
  },
  loading: {
    title: 'The reviews take their time: cards stand for them.',
    fault: 'review:never',
    attributes,
  },
  withoutProduct: { title: 'Without a product nothing is shown.', state: true, attributes: {} },
  longestTexts: {
    title: 'Long words in the reviews, in German.',
    language: 'de',
    fault: 'review:long',
    attributes: {
      productId: '2003',
      productName: 'Rindfleischspezialitätenauswahlkiste mit Kräuterbutterröllchen',
      userName: 'Feinschmeckervereinsvorsitzende',
    },
  },
};
