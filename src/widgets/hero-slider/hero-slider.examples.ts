import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './hero-slider.contract';

const slides = [
  { image: '/pictures/grill-kesailta.svg', text: 'Grillikausi jatkuu läpi vuoden' },
  {
    image: '/pictures/table-joulupoyta.svg',
    text: 'Joulupöytä syntyy yhdessä tehden',
    darken: true,
    textAlignment: 'center',
  },
  {
    image: '/pictures/farm-kotitila.svg',
    text: 'Jokaisella tilalla on isäntäväkensä nimi',
    textAlignment: 'right',
  },
];

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'Three slides, their texts left, in the middle and right.',
    attributes: { slides },
  },
  darkened: {
    title: 'A dark layer over every picture.',
    attributes: { slides: slides.map((slide) => ({ ...slide, darken: true })) },
  },
  pair: { title: 'Two slides go around as well.', attributes: { slides: slides.slice(0, 2) } },
  single: { title: 'One slide has no controls.', attributes: { slides: slides.slice(1, 2) } },
  withoutText: {
    title: 'Without texts, a picture that is missing, and an address that is not one.',
    state: true,
    attributes: {
      slides: [{ image: '/pictures/none' }, { image: 'javascript:alert(1)', darken: true }],
    },
  },
  empty: { title: 'No slides: nothing is shown.', state: true, attributes: {} },
  longestTexts: {
    title: 'Ten slides, a long word and a long text.',
    state: true,
    attributes: {
      slides: Array.from({ length: 10 }, (_, at) => ({
        image: `/pictures/dish-stew-${at}.svg`,
        text: at
          ? 'Pitkään haudutettu karjalanpaisti kuuluu talveen, mutta se sopii myös juhlapöytään'
          : 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz und Weihnachten',
        darken: at % 2 === 1,
      })),
    },
  },
};
