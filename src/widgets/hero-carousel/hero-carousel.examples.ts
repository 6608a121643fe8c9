import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './hero-carousel.contract';

const images = [
  { image: '/pictures/table-joulupoyta.svg', imgText: 'Juhlapöytä syntyy hyvistä raaka-aineista' },
  { image: '/pictures/grill-kesailta.svg', imgText: 'Grillikausi jatkuu läpi vuoden' },
  { image: '/pictures/farm-kotitila.svg', imgText: 'Suomalaiselta kotitilalta' },
];

export const examples: ExamplesOf<typeof contract> = {
  default: { title: 'Three images with autoplay.', attributes: { images } },
  still: { title: 'Without autoplay.', attributes: { images, autoplay: false } },
  single: { title: 'One image has no dots.', attributes: { images: images.slice(0, 1) } },
  many: {
    title: 'Eight images; autoplay shows the first two.',
    state: true,
    attributes: {
      images: Array.from({ length: 8 }, (_, index) => ({
        image: `/pictures/dish-stew-${index}.svg`,
        imgText: `Kuva ${index + 1}`,
      })),
      autoplayspeedinseconds: 2,
    },
  },
  withoutText: {
    title: 'Without text, and an address that is no picture.',
    state: true,
    attributes: {
      images: [{ image: '/pictures/none' }, { image: 'javascript:alert(1)', imgText: 'Ei kuvaa' }],
    },
  },
  empty: { title: 'No images: nothing is shown.', state: true, attributes: {} },
  longestText: {
    title: 'A long word in the text of an image.',
    state: true,
    attributes: {
      images: [
        {
          image: '/pictures/table-joulupoyta.svg',
          imgText:
            'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz und Weihnachten',
        },
      ],
    },
  },
};
