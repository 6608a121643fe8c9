import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './contact-cards.contract';

const person = (name: string, title: string, region: string, phone: string, picture = '') => ({
  name,
  title,
  region,
  phone,
  image: picture && `/pictures/person-${picture}.svg`,
  email: `${name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z ]/g, '')
    .replace(' ', '.')}@atria.example`,
  text: '',
});

const sales = [
  person('Maija Virtanen', 'Aluemyyntipäällikkö', 'Etelä-Suomi', '020 472 8301', 'maija'),
  person('Jukka Mäkelä', 'Aluemyyntipäällikkö', 'Pohjanmaa', '020 472 8302', 'jukka'),
  person('Sari Lehto', 'Avainasiakaspäällikkö', 'Itä-Suomi', '020 472 8303', 'sari'),
  person('Antti Niemi', 'Keittiömestari', 'Koko maa', '020 472 8304'),
];

const exporters = [
  person('Anna Berg', 'Export Manager, pork', 'Asia', '+358 (0)20 472 8401', 'anna'),
  person('Li Wei', 'Sales Representative', 'Asia', '+86 21 5555 0101'),
  person('Peter Holm', 'Export Manager, poultry', 'Europe', '+358 20 472 8402', 'peter'),
  person('Customer Service', 'Orders and documents', '', '+358 20 472 8400'),
];

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'Contact persons of food service.',
    attributes: { heading: 'Myynti lähellä sinua', cards: sales },
  },
  export: {
    title: 'Contact persons of export, by region; those without one at the end.',
    language: 'en',
    brand: 'export',
    attributes: { heading: 'Our export team', variant: 'export', cards: exporters },
  },
  withText: {
    title: 'With a text about the person.',
    attributes: {
      cards: sales.slice(0, 3).map((one) => ({
        ...one,
        text: '<p>Tavoitat minut <strong>arkisin klo 8–16</strong>.</p>',
      })),
    },
  },
  nameOnly: {
    title: 'Names alone, and a number and an address that are none.',
    state: true,
    attributes: {
      cards: [
        { ...person('Vaihde', '', '', ''), email: '' },
        { ...person('Toimisto', '', '', 'kysy vaihteesta'), email: 'ei osoitetta' },
      ],
    },
  },
  longestText: {
    title: 'The longest words.',
    state: true,
    attributes: {
      variant: 'export',
      cards: [
        {
          ...person('Wolfeschlegelsteinhausenbergerdorff Hubert', '', '', '+49 30 1234 5678 9012'),
          title: 'Lebensmittelkennzeichnungsverordnungsbeauftragter',
          region: 'Donaudampfschifffahrtsgesellschaftsregion',
        },
      ],
    },
  },
  empty: { title: 'No cards: nothing is shown.', state: true },
};
