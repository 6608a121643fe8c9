import type { ExamplesOf } from '../../catalogue/examples';
import { searchStates, thirdPage } from '../../catalogue/states';
import type { contract } from './shop-product-search.contract';

const brand = 'lihakauppa';

export const examples: ExamplesOf<typeof contract> = {
  default: { title: 'All products of the meat shop.', brand },
  sausages: {
    title: 'The products of one category.',
    brand,
    attributes: { matchAnyCategoryIds: '504' },
  },
  beefAndPork: {
    title: 'All products of two categories at once, without a button for more.',
    brand,
    attributes: { matchAnyCategoryIds: '501,502', skipPagination: true },
  },
  asked: { title: 'An address that asks for fillets.', brand, query: '?q=filee' },
  fewAtATime: {
    title: 'Two products at a time.',
    brand,
    attributes: { pageSize: 2 },
  },
  thirdPage: { ...thirdPage, brand, attributes: { pageSize: 4 } },
  ...searchStates('olematon tuote', 'cards stand for the products', { brand }),
  strangeAddress: {
    title: 'An address and categories that make no sense are read as far as they make some.',
    brand,
    attributes: { matchAnyCategoryIds: 'x,,504' },
    query: '?q=%20%20&page=-2&pageSize=99999&facetTags=abc&utm_source=x',
    state: true,
  },
};
