import type { ExamplesOf } from '../../catalogue/examples';
import { searchStates } from '../../catalogue/states';
import type { contract } from './professional-product-search.contract';

const finnish = { brand: 'ammattilaiset' };

export const examples: ExamplesOf<typeof contract> = {
  default: { ...finnish, title: 'The product page of the professional site.' },
  foodService: {
    title: 'On the Swedish food-service site.',
    brand: 'foodservicese',
    language: 'se',
  },
  chosen: {
    ...finnish,
    title: 'An address with a product group and filters: they stand as chips.',
    query: '?productGroup=21&facetTags=102,302',
  },
  asked: { ...finnish, title: 'An address that asks for chicken.', query: '?q=kana' },
  equipment: {
    ...finnish,
    title: 'Equipment instead of products.',
    attributes: { equipment: true },
  },
  hiddenAtFirst: {
    ...finnish,
    title: 'Products show once something is searched for or chosen.',
    attributes: { hideInitialResults: true },
  },
  allProductsLink: {
    ...finnish,
    title: 'A link to the page of all products in place of the button.',
    attributes: { allProductsUrl: '/tuotteet', pageSize: 8 },
  },
  secondPage: {
    ...finnish,
    title: 'An address that asks for page 2: pages 1 and 2 are loaded.',
    attributes: { pageSize: 8 },
    query: '?page=2',
  },
  ...searchStates('olematon tuote', 'cards stand for the products', finnish),
  withoutGroups: {
    ...finnish,
    title: 'Product groups and further filters fail: the search works without them.',
    fault: 'facets:500',
  },
  strangeAddress: {
    ...finnish,
    title: 'An address with values that make no sense is read as far as it makes some.',
    query: '?q=%20%20&page=-2&pageSize=99999&facetTags=abc,,7x,102&productGroup=zzz&utm_source=x',
    state: true,
  },
};
