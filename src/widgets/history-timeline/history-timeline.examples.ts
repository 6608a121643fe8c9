import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './history-timeline.contract';

const event = (year: string, heading: string, text: string, image = '', imageAlt = '') => ({
  year,
  heading,
  text,
  image,
  imageAlt,
});

const items = [
  event(
    '1903',
    'Isännät myyvät karjansa yhdessä',
    'Joukko pohjalaisia isäntiä perustaa osuuskunnan. Ensimmäinen teurastamo nousee radan varteen.',
    '/pictures/farm-1903.svg',
    'Maatila pellon laidassa',
  ),
  event(
    '1932',
    'Kylmäkoneet tulevat',
    '<p>Liha säilyy nyt <strong>viikkoja</strong>, ja kaupunkiin ehtii muutakin kuin makkaraa.</p>',
    '/pictures/cut-ham-1932.svg',
  ),
  event('1957', 'Leikkeleet pakkaukseen', 'Ensimmäinen tyhjiöpakattu leikkele tulee kauppoihin.'),
  event(
    '1974',
    'Ensimmäinen uuniateria',
    'Lihamakaronilaatikko on yhä listoilla, ja yhä suosituin.',
    '/pictures/dish-casserole-1974.svg',
  ),
  event('1991', 'Pörssiin', 'Osuuskunnat yhdistävät voimansa, ja Atria listautuu pörssiin.'),
  event(
    '2010',
    'Perhetilan nimi pakkaukseen',
    'Jokainen voi nyt lukea, miltä tilalta liha tulee.',
    '/pictures/farm-2010.svg',
  ),
];

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'Six years with and without pictures.',
    attributes: { heading: 'Vuosien varrelta', items },
  },
  withoutPictures: {
    title: 'Texts alone, without a heading.',
    attributes: { items: items.map((item) => ({ ...item, image: '' })) },
  },
  single: {
    title: 'A single year has no row of years.',
    state: true,
    attributes: { items: items.slice(0, 1) },
  },
  many: {
    title: 'So many years that their row must be swiped.',
    state: true,
    attributes: {
      items: Array.from({ length: 24 }, (_, index) =>
        event(String(1903 + index * 5), `Vaihe ${index + 1}`, 'Työ jatkuu.'),
      ),
    },
  },
  longestText: {
    title: 'The longest words, and a picture that fails to load.',
    state: true,
    attributes: {
      items: [
        event(
          'Zukunftsjahrzehnt',
          'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
          'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzentwurf',
          '/pictures/none',
        ),
        event('2030', '', ''),
      ],
    },
  },
  empty: { title: 'No years: nothing is shown.', state: true },
};
