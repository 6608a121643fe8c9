import type { ExamplesOf } from '../../catalogue/examples';
import { newsletterStates, recipeLetter } from '../../catalogue/states';
import type { contract } from './newsletter-form.contract';

export const examples: ExamplesOf<typeof contract> = {
  default: { title: 'The newsletter of the site.', attributes: recipeLetter },
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
  ...newsletterStates({ attributes: recipeLetter }),
};
