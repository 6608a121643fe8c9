import type { ExamplesOf } from '../../catalogue/examples';
import type { contract, HeroSliderProps } from './hero-slider.contract';

type Slide = HeroSliderProps['slides'][number];
const slide = (image: string, given: Partial<Slide> = {}): Slide => ({
  image,
  text: '',
  darken: false,
  textAlignment: 'left',
  classes: '',
  ...given,
});

const slides = [
  slide('/pictures/grill-kesailta.svg', { text: 'Grillikausi jatkuu läpi vuoden' }),
  slide('/pictures/table-joulupoyta.svg', {
    text: 'Joulupöytä syntyy yhdessä tehden',
    darken: true,
    textAlignment: 'center',
  }),
  slide('/pictures/farm-kotitila.svg', {
    text: 'Jokaisella tilalla on isäntäväkensä nimi',
    textAlignment: 'right',
  }),
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
    title: 'Without texts, a picture that is missing, and an address that is none.',
    state: true,
    attributes: {
      slides: [slide('/pictures/none'), slide('javascript:alert(1)', { darken: true })],
    },
  },
  empty: { title: 'No slides: nothing is shown.', state: true, attributes: {} },
  longestTexts: {
    title: 'Ten slides, a long word and a long text.',
    state: true,
    attributes: {
      slides: Array.from({ length: 10 }, (_, at) =>
        slide(`/pictures/dish-stew-${at}.svg`, {
          text: at
            ? 'Pitkään haudutettu karjalanpaisti kuuluu talveen, mutta se sopii myös juhlapöytään'
            : 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz und Weihnachten',
          darken: at % 2 === 1,
        }),
      ),
    },
  },
};
