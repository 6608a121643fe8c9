import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './order-confirmation.contract';

const order = {
  id: '10024',
  date: '2026-11-05',
  email: 'aino.aalto@example.fi',
  phoneNumber: '050 123 123',
  deliveryAddress: {
    firstName: 'Aino',
    lastName: 'Aalto',
    streetAddress: 'Itämerenkatu 11 A 4',
    postalCode: '00180',
    city: 'Helsinki',
  },
  deliveryDateText: 'ti 10.11.',
  deliveryTimeText: '16–19',
  additionalInformation: 'Ovikoodi 1234#',
  paymentMethod: 'Korttimaksu',
  lineItems: [
    {
      code: 'LK4102',
      productId: '4102',
      name: 'Entrecôte-pihvi 2 kpl, noin 500 g',
      category: 'Naudanliha',
      quantity: 2,
      linePrice: '45,80',
      linePriceWithoutDiscounts: '51,80',
    },
    {
      code: 'LK4134',
      productId: '4134',
      name: 'Kylmäsavustettu poronpaisti 300 g',
      category: 'Riista ja lammas',
      quantity: 1,
      linePrice: '18,50',
      linePriceWithoutDiscounts: '18,50',
    },
  ],
  subTotal: '64,30',
  orderDiscount: '6,43',
  shippingTotal: '8,90',
  shippingTotalWithoutDiscounts: '8,90',
  vatTotal: '8,20',
  vatPercent: '14',
  total: '66,77',
};

const { date, email, deliveryAddress } = order;

const longWord = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'An order of meat that is delivered.',
    brand: 'lihakauppa',
    attributes: { order },
  },
  giftCard: {
    title: 'A gift card, paid by a refund code: nothing is delivered, nothing was to pay.',
    brand: 'lihakauppa',
    attributes: {
      order: {
        id: '10025',
        date,
        email,
        deliveryAddress,
        lineItems: order.lineItems.slice(0, 1).map((line) => ({
          ...line,
          name: 'Lahjakortti 50 €',
          quantity: 1,
          linePrice: '50,00',
          linePriceWithoutDiscounts: '50,00',
        })),
        subTotal: '50,00',
        usedRefundCodeAmount: '50,00',
        total: '0,00',
      },
    },
  },
  longestTexts: {
    title: 'Long words, in German.',
    brand: 'lihakauppa',
    language: 'de',
    state: true,
    attributes: {
      order: {
        ...order,
        id: '10026',
        email: 'rindfleischetikettierungsueberwachungsaufgaben@uebertragungsgesetz.example.de',
        additionalInformation: longWord,
        lineItems: order.lineItems.map((line) => ({ ...line, name: `${line.name} ${longWord}` })),
      },
    },
  },
};
