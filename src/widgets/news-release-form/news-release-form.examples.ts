import { longReleases, releasesText } from '../../catalogue/example-newsletter';
import type { ExamplesOf } from '../../catalogue/examples';
import { releaseStates } from '../../catalogue/states';
import type { contract } from './news-release-form.contract';

const brand = 'atriacom';
const attributes = { heading: 'Tilaa tiedotteet', text: releasesText };

export const examples: ExamplesOf<typeof contract> = {
  default: { title: 'The categories, the newsletter and the address.', brand, attributes },
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
  ...releaseStates({ brand, attributes }),
  empty: {
    title: 'There are no categories: the newsletter alone.',
    brand,
    fault: 'release:empty',
    attributes,
  },
  longestTexts: {
    title: 'The longest texts: in German.',
    brand,
    language: 'de',
    fault: 'release:long',
    attributes: longReleases,
  },
};
