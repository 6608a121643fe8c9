import type { ExamplesOf } from '../../catalogue/examples';
import { buyStates } from '../../catalogue/states';
import type { contract } from './product-card.contract';

const steaks = {
  code: 'LK4103',
  title: 'Naudan ulkofileepihvi 2 kpl',
  url: '/tuotteet/naudan-ulkofileepihvi-2-kpl',
  image: ['/pictures/cut-steak-naudan-ulkofileepihvi-2-kpl.svg'],
  category: 'Naudanliha',
  price: '18,90',
  pricePerKilo: '37,80',
};
const entrecote = {
  ...steaks,
  code: 'LK4102',
  title: 'Naudan entrecôte luuton',
  url: '/tuotteet/naudan-entrecote-luuton',
  image: ['/pictures/cut-steak-naudan-entrecote-luuton.svg'],
  price: '27,96',
  pricePerKilo: '31,07',
  svhPrice: '32,90',
  discountPercentage: 15,
  stock: 36,
};
const secreto = {
  ...steaks,
  code: 'LK4114',
  title: 'Iberico secreto',
  url: '/tuotteet/iberico-secreto',
  image: ['/pictures/cut-pork-iberico-secreto.svg'],
  category: 'Porsaanliha',
  price: '27,90',
  pricePerKilo: '46,50',
  svhPrice: '30,90',
  stock: 11,
};
const tomahawk = {
  ...entrecote,
  code: 'LK4106',
  title: 'Rib eye tomahawk',
  url: '/tuotteet/rib-eye-tomahawk',
  image: ['/pictures/cut-steak-rib-eye-tomahawk.svg'],
  price: '54,90',
  pricePerKilo: '45,75',
  svhPrice: '59,90',
  discountPercentage: 0,
  stock: 0,
};

export const examples: ExamplesOf<typeof contract> = {
  default: { title: 'A product with a kilo price.', attributes: { product: steaks } },
  discounted: {
    title: 'A reduced price with the full one struck through.',
    attributes: { product: entrecote },
  },
  recommended: {
    title: 'A recommended price beside the price in force; eleven left.',
    attributes: { product: secreto },
  },
  soldOut: { title: 'Sold out.', state: true, attributes: { product: tomahawk } },
  shop: {
    title: 'In the shop’s own look.',
    brand: 'lihakauppa',
    attributes: { product: entrecote },
  },
  withoutProduct: { title: 'Without a product nothing is shown.', state: true, attributes: {} },
  ...buyStates('an error message once it was bought', { product: steaks }),
  longestTexts: {
    title: 'A long name, in German.',
    language: 'de',
    state: true,
    attributes: {
      product: {
        ...entrecote,
        title: 'Kylmäsavuporonlihavalmistetarjotinpakkaus ja Rindfleischspezialitätenauswahlkiste',
      },
    },
  },
};
