import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './delivery-check.contract';

export const examples: ExamplesOf<typeof contract> = {
  default: { title: 'Try 00100 (delivered), 45100 (not delivered) and 99999 (unknown).' },
  ownText: {
    title: 'With the page’s own text.',
    attributes: { availableText: 'Kyllä, toimitamme sinulle jo ensi viikolla!' },
  },
  failing: { title: 'The check fails.', fault: 'availability:500' },
  loading: {
    title: 'The check takes its time: the button waits.',
    fault: 'availability:never',
  },
  longestText: {
    title: 'A long text of the page’s own.',
    language: 'de',
    state: true,
    attributes: {
      availableText:
        'Ja, wir liefern! Beachten Sie die Versandkostenbefreiungsvoraussetzungen und die ' +
        'Lebensmittelkühlkettenüberwachungsverordnung.',
    },
  },
};
