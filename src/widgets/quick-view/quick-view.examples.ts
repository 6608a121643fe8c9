import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './quick-view.contract';

const opened = { alone: true, attributes: { code: 'LK4102' } };

export const examples: ExamplesOf<typeof contract> = {
  closed: { title: 'Closed until a code is set.', attributes: {} },
  open: { ...opened, title: 'A product, open.' },
  soldOut: {
    ...opened,
    title: 'A product that is sold out.',
    state: true,
    attributes: { code: 'LK4106' },
  },
  failing: { ...opened, title: 'A product that cannot be loaded.', fault: 'product:500' },
  gone: { ...opened, title: 'A product that there is no more.', fault: 'product:404' },
  loading: {
    ...opened,
    title: 'The product takes its time: a dialog of the same size waits for it.',
    fault: 'product:never',
  },
  longestTexts: {
    ...opened,
    title: 'Long words in the name and the description.',
    fault: 'product:long',
  },
};
