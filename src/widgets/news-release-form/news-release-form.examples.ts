import type { ExamplesOf } from '../../catalogue/examples';
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
  loading: {
    title: 'The categories are on their way.',
    brand,
    fault: 'release:never',
    attributes: texts,
  },
  failing: {
    title: 'The categories fail to load; a button asks again.',
    brand,
    fault: 'release:500',
    attributes: texts,
  },
  empty: {
    title: 'There are no categories: the newsletter alone.',
    brand,
    fault: 'release:empty',
    attributes: texts,
  },
  longestTexts: {
    title: 'The longest texts: in German.',
    brand,
    language: 'de',
    fault: 'release:long',
    attributes: {
      heading: 'Börsenpflichtmitteilungen und Pressemitteilungen abonnieren',
      text: 'Wir senden Ihnen die Geschäftsentwicklungspressemitteilungen des Konzerns in elektronischer Form, sobald sie veröffentlicht werden.',
    },
  },
};
