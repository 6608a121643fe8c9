import type { ExamplesOf } from '../../catalogue/examples';
import { newsletterStates, recipeLetter } from '../../catalogue/states';
import type { contract } from './newsletter-popup.contract';

const open = { alone: true, hash: '#newsletter' };

export const examples: ExamplesOf<typeof contract> = {
  closed: { title: 'Closed, until a link leads to #newsletter.', attributes: recipeLetter },
  open: { ...open, title: 'Open.', attributes: recipeLetter },
  foodservice: {
    ...open,
    title: 'The newsletter for professionals, without texts of the page.',
    brand: 'ammattilaiset',
    attributes: { variant: 'foodservice' },
  },
  swedish: {
    ...open,
    title: 'In Swedish.',
    brand: 'foodservicese',
    language: 'se',
    attributes: {
      variant: 'foodservice',
      text: 'Idéer, recept och nyheter till storköket en gång i månaden.',
    },
  },
  ...newsletterStates({ ...open, attributes: recipeLetter }),
};
