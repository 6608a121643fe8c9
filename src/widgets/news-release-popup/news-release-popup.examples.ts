import type { ExamplesOf } from '../../catalogue/examples';
import { newsReleaseStates } from '../../catalogue/states';
import type { contract } from './news-release-popup.contract';

const brand = 'atriacom';
const open = { alone: true, hash: '#newsreleases', brand };
const text = 'Saat tiedotteet sähköpostiisi sitä mukaa kuin ne julkaistaan.';

export const examples: ExamplesOf<typeof contract> = {
  closed: { title: 'Closed, until a link leads to #newsreleases.', brand, attributes: { text } },
  open: { ...open, title: 'Open.', attributes: { text } },
  english: { ...open, title: 'In English, without texts of the page.', language: 'en' },
  ...newsReleaseStates({ ...open, attributes: { text } }),
};
