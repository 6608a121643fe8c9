import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './news-release-popup.contract';

const hash = '#newsreleases';
const brand = 'atriacom';
const text = 'Saat tiedotteet sähköpostiisi sitä mukaa kuin ne julkaistaan.';

export const examples: ExamplesOf<typeof contract> = {
  closed: { title: 'Closed, until a link leads to #newsreleases.', brand, attributes: { text } },
  open: { title: 'Open.', alone: true, hash, brand, attributes: { text } },
  english: {
    title: 'In English, without texts of the page.',
    alone: true,
    hash,
    brand,
    language: 'en',
  },
  loading: {
    title: 'The categories are on their way.',
    alone: true,
    hash,
    brand,
    fault: 'release:never',
    attributes: { text },
  },
  failing: {
    title: 'The categories fail to load; a button asks again.',
    alone: true,
    hash,
    brand,
    fault: 'release:500',
    attributes: { text },
  },
  longestTexts: {
    title: 'The longest texts: in German.',
    alone: true,
    hash,
    brand,
    language: 'de',
    fault: 'release:long',
    attributes: {
      heading: 'Börsenpflichtmitteilungen und Pressemitteilungen abonnieren',
      text: 'Wir senden Ihnen die Geschäftsentwicklungspressemitteilungen des Konzerns in elektronischer Form, sobald sie veröffentlicht werden.',
    },
  },
};
