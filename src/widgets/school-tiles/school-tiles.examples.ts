import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './school-tiles.contract';

const items = [
  {
    heading: 'Lihan matka tilalta pöytään',
    image: '/pictures/farm-lihan-matka.svg',
    link: '/alkupera',
  },
  {
    heading: 'Kotitalouden reseptivihko',
    image: '/pictures/kitchen-reseptivihko.svg',
    link: '/reseptit',
  },
  {
    heading: 'Hävikkiviikon tehtävät',
    image: '/pictures/dish-soup-havikki.svg',
    link: '/ruoasta/havikki-ruoaksi',
  },
  {
    heading: 'Kana ja muna -tietovisa',
    image: '/pictures/hens-tietovisa.svg',
    link: '/alkupera/perhetilat',
  },
];
const long = 'Kotitalousopetuksen ruokakasvatusmateriaalikokonaisuus yläkouluun';

export const examples: ExamplesOf<typeof contract> = {
  default: { title: 'Four tiles.', attributes: { items } },
  withoutPictures: {
    title: 'Without pictures the headings stand on the colour of the brand.',
    attributes: { items: items.map(({ heading, link }) => ({ heading, image: '', link })) },
  },
  single: {
    title: 'One tile, and an address that cannot be followed.',
    state: true,
    attributes: {
      items: [
        { heading: 'Tulossa', image: '/pictures/school-tulossa.svg', link: 'javascript:alert(1)' },
      ],
    },
  },
  empty: { title: 'No tiles: nothing is shown.', state: true, attributes: {} },
  longestTexts: {
    title: 'With the longest texts, and a picture that fails to load.',
    state: true,
    attributes: {
      items: items.map((item) => ({ ...item, heading: long, image: '/pictures/none' })),
    },
  },
};
