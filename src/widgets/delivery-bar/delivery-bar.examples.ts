import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './delivery-bar.contract';

const inShop = { alone: true, brand: 'lihakauppa' } as const;

export const examples: ExamplesOf<typeof contract> = {
  default: {
    brand: 'lihakauppa',
    title:
      'Try 00100 (delivered), 45100 (not delivered) and 99999 (unknown); closed, it stays away.',
  },
  ownText: {
    ...inShop,
    title: 'With the page’s own text.',
    attributes: { availableText: 'Kyllä, toimitamme sinulle jo ensi viikolla!' },
  },
  failing: { ...inShop, title: 'The check fails.', fault: 'availability:500' },
  loading: {
    ...inShop,
    title: 'The check takes its time: the button waits.',
    fault: 'availability:never',
  },
  longestText: {
    ...inShop,
    title: 'A long text of the page’s own, in German.',
    language: 'de',
    state: true,
    attributes: {
      availableText:
        'Ja, wir liefern! Beachten Sie die Versandkostenbefreiungsvoraussetzungen und die ' +
        'Lebensmittelkühlkettenüberwachungsverordnung.',
    },
  },
};
