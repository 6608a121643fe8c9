import type { ExamplesOf } from '../../catalogue/examples';
import { newsletterStates } from '../../catalogue/states';
import type { contract } from './newsletter-popup.contract';

const hash = '#newsletter';
const texts = {
  heading: 'Reseptit suoraan sähköpostiisi',
  text: 'Viikon parhaat ideat arkeen ja juhlaan, joka torstai.',
};

export const examples: ExamplesOf<typeof contract> = {
  closed: { title: 'Closed, until a link leads to #newsletter.', attributes: texts },
  open: { title: 'Open.', alone: true, hash, attributes: texts },
  foodservice: {
    title: 'The newsletter for professionals, without texts of the page.',
    alone: true,
    hash,
    brand: 'ammattilaiset',
    attributes: { variant: 'foodservice' },
  },
  swedish: {
    title: 'In Swedish.',
    alone: true,
    hash,
    brand: 'foodservicese',
    language: 'se',
    attributes: {
      variant: 'foodservice',
      text: 'Idéer, recept och nyheter till storköket en gång i månaden.',
    },
  },
  ...newsletterStates({ alone: true, hash, attributes: texts }),
};
