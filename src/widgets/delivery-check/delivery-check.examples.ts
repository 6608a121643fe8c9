import type { ExamplesOf } from '../../core/element/examples';
import type { contract } from './delivery-check.contract';

export const examples: ExamplesOf<typeof contract> = {
  default: { title: 'Try 00100 (delivered), 10100 (not delivered) and 99999 (unknown).' },
  ownText: {
    title: 'With the page’s own text.',
    attributes: { availableText: 'Kyllä, toimitamme sinulle jo ensi viikolla!' },
  },
  failing: { title: 'The check fails.', fault: 'availability:500', hidden: true },
};
