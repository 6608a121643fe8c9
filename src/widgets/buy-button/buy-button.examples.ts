import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './buy-button.contract';

const steaks = {
  title: 'Naudan ulkofileepihvi 2 kpl',
  category: 'Naudanliha',
  price: '18,90',
};
const entrecote = { title: 'Naudan entrecôte luuton', category: 'Naudanliha', price: '27,96' };

export const examples: ExamplesOf<typeof contract> = {
  default: { title: 'As many as wanted.', attributes: { code: 'LK4103', product: steaks } },
  shop: {
    title: 'On the shop’s own pages.',
    brand: 'lihakauppa',
    attributes: { code: 'LK4103', product: steaks },
  },
  limited: {
    title: 'No more than the 36 that are left.',
    attributes: { code: 'LK4102', stock: 36, product: entrecote },
  },
  soldOut: { title: 'Sold out.', state: true, attributes: { code: 'LK4106', stock: 0 } },
  failing: {
    title: 'The shop does not answer: an error message, and the quantity stays.',
    brand: 'lihakauppa',
    fault: 'cart:500',
    attributes: { code: 'LK4103', product: steaks },
  },
  withoutCode: { title: 'Without a code nothing is shown.', state: true, attributes: {} },
  loading: {
    title: 'The shop takes its time: the button waits once it was pressed.',
    brand: 'lihakauppa',
    fault: 'cart:never',
    attributes: { code: 'LK4103', product: steaks },
  },
  longestTexts: {
    title: 'The longest texts: in German.',
    language: 'de',
    state: true,
    attributes: { code: 'LK4103', product: steaks },
  },
};
