import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './quick-view.contract';

const entrecote = { alone: true, attributes: { code: 'LK4102' } };

export const examples: ExamplesOf<typeof contract> = {
  closed: { title: 'Closed until a code is set.', attributes: {} },
  open: {
    ...entrecote,
    title: 'A product, open.',
  },
  soldOut: {
    title: 'A product that is sold out.',
    alone: true,
    state: true,
    attributes: { code: 'LK4106' },
  },
  failing: {
    ...entrecote,
    title: 'A product that cannot be loaded.',
    fault: 'product:500',
  },
  gone: {
    ...entrecote,
    title: 'A product that there is no more.',
    fault: 'product:404',
  },
  loading: {
    ...entrecote,
    title: 'The product takes its time: a dialog of the same size waits for it.',
    fault: 'product:never',
  },
  longestTexts: {
    ...entrecote,
    title: 'Long words in the name and the description.',
    fault: 'product:long',
  },
};
