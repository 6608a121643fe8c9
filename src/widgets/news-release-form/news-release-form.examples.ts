import type { ExamplesOf } from '../../catalogue/examples';
import { newsReleaseStates } from '../../catalogue/states';
import type { contract } from './news-release-form.contract';

const brand = 'atriacom';
const texts = {
  heading: 'Tilaa tiedotteet',
  text: 'Saat tiedotteet sähköpostiisi sitä mukaa kuin ne julkaistaan.',
};

export const examples: ExamplesOf<typeof contract> = {
  default: { title: 'The categories, the newsletter and the address.', brand, attributes: texts },
  english: {
    title: 'In English.',
    brand,
    language: 'en',
    attributes: {
      heading: 'Subscribe to releases',
      text: 'Releases come to your e-mail as they are published.',
    },
  },
  bare: { title: 'The form alone, in Swedish.', brand, language: 'se' },
  empty: {
    title: 'There are no categories: the newsletter alone.',
    brand,
    fault: 'release:empty',
    attributes: texts,
  },
  ...newsReleaseStates({ brand, attributes: texts }),
};
