import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './cart-sync.contract';

export const examples: ExamplesOf<typeof contract> = {
  shop: { title: 'The shop’s side: it listens, and shows nothing.', attributes: { role: 'shop' } },
};
