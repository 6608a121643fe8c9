import { longReleases, releasesText } from '../../catalogue/example-newsletter';
import type { ExamplesOf } from '../../catalogue/examples';
import { releaseStates } from '../../catalogue/states';
import type { contract } from './news-release-popup.contract';

const hash = '#newsreleases';
const brand = 'atriacom';
const attributes = { text: releasesText };

export const examples: ExamplesOf<typeof contract> = {
  closed: { title: 'Closed, until a link leads to #newsreleases.', brand, attributes },
  open: { title: 'Open.', alone: true, hash, brand, attributes },
  english: {
    title: 'In English, without texts of the page.',
    alone: true,
    hash,
    brand,
    language: 'en',
  },
  ...releaseStates({ alone: true, hash, brand, attributes }),
  longestTexts: {
    title: 'The longest texts: in German.',
    alone: true,
    hash,
    brand,
    language: 'de',
    fault: 'release:long',
    attributes: longReleases,
  },
};
