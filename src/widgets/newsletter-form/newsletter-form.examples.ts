import type { ExamplesOf } from '../../catalogue/examples';
import { newsletterStates } from '../../catalogue/states';
import type { contract } from './newsletter-form.contract';

const texts = {
  heading: 'Reseptit suoraan sähköpostiisi',
  text: 'Viikon parhaat ideat arkeen ja juhlaan, joka torstai.',
};

export const examples: ExamplesOf<typeof contract> = {
  default: { title: 'The newsletter of the site.', attributes: texts },
  foodservice: {
    title: 'The one for professionals.',
    brand: 'ammattilaiset',
    attributes: {
      variant: 'foodservice',
      heading: 'Tilaa Ideakirje',
      text: 'Ideoita, reseptejä ja uutuuksia ammattikeittiöön kerran kuussa.',
    },
  },
  shop: {
    title: "The meat shop's.",
    brand: 'lihakauppa',
    attributes: {
      variant: 'shop',
      heading: 'Lihamestarin kirje',
      text: 'Uudet palat, tarjoukset ja kypsennysohjeet ennen muita.',
    },
  },
  bare: { title: 'The form alone, in Swedish.', brand: 'lithellsse', language: 'se' },
  ...newsletterStates({ attributes: texts }),
};
