import type { ExamplesOf } from '../../catalogue/examples';
import { inGerman } from '../../catalogue/states';
import type { contract } from './login.contract';

const onItsHash = { brand: 'lihakauppa', hash: '#kirjaudu' } as const;

export const examples: ExamplesOf<typeof contract> = {
  default: {
    ...onItsHash,
    title: 'On the way from the cart to the checkout, where the address ends in #kirjaudu.',
    attributes: { loginUrl: '/kirjaudu', checkoutUrl: '/kassa' },
  },
  otherView: {
    brand: 'lihakauppa',
    title: 'On other views of the cart nothing is shown.',
    state: true,
  },
  longestTexts: { ...onItsHash, ...inGerman },
};
