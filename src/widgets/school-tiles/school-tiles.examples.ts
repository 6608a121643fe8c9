import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './school-tiles.contract';

const tile = (heading: string, picture: string, link: string) => ({
  heading,
  image: `/pictures/${picture}.svg`,
  link,
});

const items = [
  tile('Lihan matka tilalta pöytään', 'farm-lihan-matka', '/alkupera'),
  tile('Kotitalouden reseptivihko', 'kitchen-reseptivihko', '/reseptit'),
  tile('Hävikkiviikon tehtävät', 'dish-soup-havikki', '/ruoasta/havikki-ruoaksi'),
  tile('Kana ja muna -tietovisa', 'hens-tietovisa', '/alkupera/perhetilat'),
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
      items: [tile('Tulossa', 'school-tulossa', 'javascript:alert(1)')],
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
