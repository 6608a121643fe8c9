import type { ExamplesOf } from '../../core/element/examples';
import type { contract } from './buy-button.widget';

const product = { title: 'Naudan sisäfilee', category: 'Naudanliha', price: '39,90' };

export const examples: ExamplesOf<typeof contract> = {
  default: { title: 'As many as wanted.', attributes: { code: 'LK-1001', product } },
  limited: { title: 'Twelve left.', attributes: { code: 'LK-1001', stock: 12, product } },
  soldOut: { title: 'Sold out.', attributes: { code: 'LK-1001', stock: 0, product } },
  failing: {
    title: 'The shop does not answer: an error message, and the quantity stays.',
    fault: 'cart:500',
    hidden: true,
    attributes: { code: 'LK-1001', product },
  },
  withoutCode: { title: 'Without a code nothing is shown.', hidden: true, attributes: {} },
};
