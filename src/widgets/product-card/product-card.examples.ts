import type { ExamplesOf } from '../../core/element/examples';
import type { ShopProduct } from '../../core/shop/shop-product';
import type { contract } from './product-card.widget';

const product: ShopProduct = {
  code: 'LK-1001',
  title: 'Naudan sisäfilee, kypsytetty',
  url: '/tuotteet/naudan-sisafilee',
  image: ['/pictures/cut-steak-naudan-sisafilee.svg'],
  category: 'Naudanliha',
  price: '39,90',
  pricePerKilo: '49,88',
  pricePerKg: '',
  svhPrice: '',
  discountPercentage: 0,
  stock: null,
};

export const examples: ExamplesOf<typeof contract> = {
  default: { title: 'A product with a kilo price.', attributes: { product } },
  discounted: {
    title: 'A reduced price with the full one struck through.',
    attributes: {
      product: { ...product, price: '31,90', svhPrice: '39,90', discountPercentage: 20 },
    },
  },
  recommended: {
    title: 'A recommended price beside the price in force.',
    attributes: { product: { ...product, svhPrice: '42,00' } },
  },
  soldOut: { title: 'Sold out.', attributes: { product: { ...product, stock: 0 } } },
  fewLeft: {
    title: 'Three left: no more can be chosen.',
    hidden: true,
    attributes: { product: { ...product, stock: 3 } },
  },
  shop: { title: 'In the shop’s own look.', brand: 'lihakauppa', attributes: { product } },
  withoutProduct: { title: 'Without a product nothing is shown.', hidden: true, attributes: {} },
};
