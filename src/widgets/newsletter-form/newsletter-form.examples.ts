import type { ExamplesOf } from '../../catalogue/examples';
import { formStates } from '../../catalogue/states';
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
  ...formStates({ attributes: texts }, 'newsletter'),
  longestTexts: {
    title: 'The longest texts: in German.',
    state: true,
    language: 'de',
    attributes: {
      heading: 'Feinschmeckerrezeptnewsletterabonnement für Fleischspezialitätenliebhaber',
      text: 'Die besten Rezepte der Woche, mit Rindfleischspezialitätenzubereitungsanleitungen für jeden Geschmack, jeden Donnerstag in Ihrem elektronischen Postfach.',
    },
  },
};
