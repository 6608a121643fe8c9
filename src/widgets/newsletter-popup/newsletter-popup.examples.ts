import { exampleNewsletter, longNewsletter } from '../../catalogue/example-newsletter';
import type { ExamplesOf } from '../../catalogue/examples';
import { formStates } from '../../catalogue/states';
import type { contract } from './newsletter-popup.contract';

const hash = '#newsletter';

export const examples: ExamplesOf<typeof contract> = {
  closed: { title: 'Closed, until a link leads to #newsletter.', attributes: exampleNewsletter },
  open: { title: 'Open.', alone: true, hash, attributes: exampleNewsletter },
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
  ...formStates({ alone: true, hash, attributes: exampleNewsletter }, 'newsletter', longNewsletter),
};
