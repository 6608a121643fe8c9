import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './quick-view.contract';

const attributes = { code: 'LK4102' };

export const examples: ExamplesOf<typeof contract> = {
  closed: { title: 'Closed until a code is set.', attributes: {} },
  open: { title: 'A product, open.', alone: true, attributes },
  soldOut: {
    title: 'A product that is sold out.',
    alone: true,
    state: true,
    attributes: { code: 'LK4106' },
  },
  failing: {
    title: 'A product that cannot be loaded.',
    alone: true,
    fault: 'product:500',
    attributes,
  },
  gone: {
    title: 'A product that there is no more.',
    alone: true,
    fault: 'product:404',
    attributes,
  },
  loading: {
    title: 'The product takes its time: a dialog of the same size waits for it.',
    alone: true,
    fault: 'product:never',
    attributes,
  },
  longestTexts: {
    title: 'Long words in the name and the description.',
    alone: true,
    fault: 'product:long',
    attributes,
  },
};
