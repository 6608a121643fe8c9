import type { ExamplesOf } from '../../core/element/examples';
import type { contract } from './quick-view.contract';

export const examples: ExamplesOf<typeof contract> = {
  closed: { title: 'Closed until a code is set.', attributes: {} },
  open: {
    title: 'A product, open.',
    alone: true,
    hidden: true,
    attributes: { code: 'LK4102' },
  },
  soldOut: {
    title: 'A product that is sold out.',
    alone: true,
    hidden: true,
    attributes: { code: 'LK4106' },
  },
  failing: {
    title: 'A product that cannot be loaded.',
    alone: true,
    hidden: true,
    fault: 'product:500',
    attributes: { code: 'LK4102' },
  },
};
