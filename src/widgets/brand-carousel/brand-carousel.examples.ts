import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './brand-carousel.contract';

const brand = (logo: string, name: string, link: string) => ({
  image: `/logos/${logo}.svg`,
  name,
  link,
});
const items = [
  brand('atriafi', 'Atria', '/'),
  brand('jyvabroiler', 'Jyväbroiler', 'https://www.jyvabroiler.fi/'),
  brand('mestariforsmanfi', 'Mestari Forsman', 'https://www.mestariforsman.fi/'),
  brand('sibylla', 'Sibylla', 'https://www.sibylla.fi/'),
  brand('lithellsse', 'Lithells', 'https://www.lithells.se/'),
  brand('lonnebergase', 'Lönneberga', 'https://www.lonneberga.se/'),
  brand('ridderheimsse', 'Ridderheims', 'https://www.ridderheims.se/'),
  brand('goohse', 'Gooh', 'https://www.gooh.se/'),
];

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'Eight brands that move by themselves.',
    attributes: { heading: 'Tuotemerkkimme', items },
  },
  static: {
    title: 'Each brand once, standing still.',
    attributes: { heading: 'Tuotemerkkimme', items, static: true },
  },
  few: { title: 'Three brands fill the row.', attributes: { items: items.slice(0, 3) } },
  withoutLinks: {
    title: 'Logos that lead nowhere, and one that is missing.',
    state: true,
    attributes: {
      items: [
        ...items.slice(0, 7).map((item) => ({ ...item, link: '' })),
        { image: 'javascript:alert(1)', name: 'Nimi vain', link: 'javascript:alert(1)' },
      ],
    },
  },
  empty: { title: 'No brands: nothing is shown.', state: true, attributes: {} },
  longestTexts: {
    title: 'Long names without logos.',
    language: 'de',
    state: true,
    attributes: {
      heading: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
      items: ['Rindfleischspezialitätenmanufaktur', 'Kylmäsavuporonlihavalmistetarjotin'].map(
        (name) => ({ image: '', name, link: '/merkki' }),
      ),
    },
  },
};
