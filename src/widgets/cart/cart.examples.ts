import type { ExamplesOf } from '../../catalogue/examples';
import { cartStates } from '../../catalogue/states';
import type { contract } from './cart.contract';

const infoCards = [
  {
    heading: 'Toimitus kylmäkuljetuksella',
    text: 'Tuotteet tulevat perille tuoreina, katkeamattomassa kylmäketjussa.',
    link: '/toimitus',
    linkLabel: 'Lue toimituksesta',
  },
  {
    heading: 'Suuriin tilauksiin ilmainen toimitus',
    text: 'Kassalla näet, mitä toimitus maksaa.',
  },
  {
    heading: 'Asiakaspalvelu',
    text: 'Autamme arkisin klo 8–16.',
    link: 'tel:+358201234567',
    linkLabel: '020 123 4567',
  },
];

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'The visitor’s own cart: what they buy on the pages of this site is here.',
    brand: 'lihakauppa',
    attributes: { infoCards },
  },
  loginView: {
    title: 'On the login view quantities are plain text.',
    brand: 'lihakauppa',
    hash: '#kirjaudu',
    state: true,
  },
  ...cartStates({
    infoCards: [
      {
        heading: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
        text: 'Lebensmittelkühlkettenüberwachungsverordnung und Tiefkühllieferbedingungen.',
        link: '/toimitus',
        linkLabel: 'Zu den Versandkostenbefreiungsvoraussetzungen',
      },
    ],
  }),
};
