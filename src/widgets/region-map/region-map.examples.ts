import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './region-map.contract';

const button = (buttonLabel: string, buttonRegion: string, buttonInfo: string) => ({
  buttonLabel,
  buttonRegion,
  buttonInfo,
});

const buttons = [
  button('Etelä-Suomi', 'Uusimaa ja Kymenlaakso', 'Maija Mallikas\n020 123 4501'),
  button('Länsi-Suomi', 'Varsinais-Suomi, Satakunta ja Ahvenanmaa', 'Ville Virtanen\n020 123 4502'),
  button('Häme', 'Pirkanmaa, Kanta-Häme ja Päijät-Häme', 'Heidi Hämäläinen\n020 123 4503'),
  button(
    'Itä-Suomi',
    'Pohjois-Savo, Etelä-Savo ja Pohjois-Karjala',
    'Kalle Karjalainen\n020 123 4504',
  ),
  button('Pohjanmaa', 'Etelä-Pohjanmaa, Pohjanmaa ja Keski-Pohjanmaa', 'Jaana Järvi\n020 123 4505'),
  button('Pohjois-Suomi', 'Lappi, Kainuu ja Pohjois-Pohjanmaa', 'Otso Outinen\n020 123 4506'),
];

export const examples: ExamplesOf<typeof contract> = {
  default: { title: 'Sales regions, each of several regions.', attributes: { buttons } },
  swedish: {
    title: 'Single regions by their Swedish names.',
    language: 'se',
    attributes: {
      buttons: ['Nyland', 'Egentliga Finland', 'Österbotten', 'Åland'].map((name) =>
        button(name, name, 'Kontaktperson: Anna Andersson'),
      ),
    },
  },
  picture: {
    title: 'A picture that the editor gives in place of the map.',
    attributes: {
      image: '/pictures/world-vientialueet.svg',
      buttons: [
        button('Ruotsi', 'Ruotsi', 'Tukholma'),
        button('Viro', 'Viro', 'Tallinna'),
        button('Tanska', 'Tanska', 'Kööpenhamina'),
      ],
    },
  },
  listAlone: {
    title: 'Regions that the map does not know have the list alone.',
    state: true,
    attributes: { buttons: [button('Skåne', 'Skåne', 'Malmö'), button('', 'Halland', '')] },
  },
  sameRegion: {
    title: 'Two buttons of one region, and one without a label.',
    state: true,
    attributes: {
      buttons: [
        button('Helsinki', 'Uusimaa', 'Helsinginkatu 1'),
        button('Espoo', 'Uusimaa', 'Espoontie 2'),
        button('', 'Lappi', ''),
      ],
    },
  },
  empty: { title: 'No buttons: nothing is shown.', state: true, attributes: {} },
  longestTexts: {
    title: 'With the longest texts.',
    state: true,
    attributes: {
      buttons: ['Pirkanmaa', 'Keski-Suomi'].map((name) =>
        button(
          `${name}: Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz ja aluemyyntipäälliköt`,
          name,
          `Aluemyyntipäällikkö palvelee kaikkia ${name}n vähittäiskauppoja, ravintoloita ja kouluja arkisin, myös lounasravintolakeittiöpäällikkötapaamisissa. `.repeat(
            3,
          ),
        ),
      ),
    },
  },
};
