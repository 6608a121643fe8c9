import type { ExamplesOf } from '../../catalogue/examples';
import { newsReleaseStates } from '../../catalogue/states';
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
  ...newsReleaseStates({ alone: true, hash, brand, attributes: { text } }),
};
