import type { ExamplesOf } from '../../catalogue/examples';
import { inGerman } from '../../catalogue/states';
import type { contract } from './floating-buttons.contract';

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'On the site for professionals; a bar in a window below 1024 px.',
    brand: 'ammattilaiset',
  },
  ownTexts: {
    title: 'With texts of the page.',
    alone: true,
    brand: 'foodservicese',
    language: 'se',
    attributes: { newsletterLabel: 'Månadens idéer', questionLabel: 'Fråga köket' },
  },
  longestTexts: {
    ...inGerman,
    alone: true,
    attributes: {
      newsletterLabel: 'Großküchenfachhandelsnewsletter abonnieren',
      questionLabel: 'Produktentwicklungsküchenmeister fragen',
    },
  },
};
