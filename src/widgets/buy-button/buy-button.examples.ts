import type { ExamplesOf } from '../../catalogue/examples';
import { buyStates, inGerman } from '../../catalogue/states';
import type { contract } from './buy-button.contract';

const attributes = {
  code: 'LK4103',
  product: { title: 'Naudan ulkofileepihvi 2 kpl', category: 'Naudanliha', price: '18,90' },
};
const entrecote = { title: 'Naudan entrecôte luuton', category: 'Naudanliha', price: '27,96' };
const { failing, loading } = buyStates('an error message, and the quantity stays', attributes);

export const examples: ExamplesOf<typeof contract> = {
  default: { title: 'As many as wanted.', attributes },
  shop: { title: 'On the shop’s own pages.', brand: 'lihakauppa', attributes },
  limited: {
    title: 'No more than the 36 that are left.',
    attributes: { code: 'LK4102', stock: 36, product: entrecote },
  },
  soldOut: { title: 'Sold out.', state: true, attributes: { code: 'LK4106', stock: 0 } },
  failing,
  withoutCode: { title: 'Without a code nothing is shown.', state: true, attributes: {} },
  loading,
  longestTexts: { ...inGerman, attributes },
};
