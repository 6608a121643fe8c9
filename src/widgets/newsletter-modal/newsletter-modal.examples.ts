import type { ExamplesOf } from '../../catalogue/examples';
import { formStates } from '../../catalogue/states';
import type { contract } from './newsletter-modal.contract';

const texts = {
  variant: 'shop',
  heading: 'Lihamestarin kirje',
  text: 'Uudet palat, tarjoukset ja kypsennysohjeet sähköpostiisi ennen muita.',
  image: '/pictures/cut-steak.svg',
} as const;

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'Offered to whoever has seen two pages before, in a window of its own: open it alone.',
    alone: true,
    brand: 'lihakauppa',
    attributes: texts,
  },
  withoutPicture: {
    title: "Without a picture: the site's own newsletter, in Swedish.",
    alone: true,
    brand: 'lithellsse',
    language: 'se',
    attributes: { text: 'Veckans bästa recept, varje torsdag.' },
  },
  hidden: {
    title: 'Kept away, as on the pages of a checkout.',
    state: true,
    brand: 'lihakauppa',
    attributes: { ...texts, hide: true },
  },
  ...formStates({ alone: true, brand: 'lihakauppa', attributes: texts }, 'newsletter'),
  longestTexts: {
    title: 'The longest texts: in German.',
    state: true,
    alone: true,
    brand: 'lihakauppa',
    language: 'de',
    attributes: {
      ...texts,
      heading: 'Feinschmeckerrezeptnewsletterabonnement für Fleischspezialitätenliebhaber',
      text: 'Die besten Rezepte der Woche, mit Rindfleischspezialitätenzubereitungsanleitungen für jeden Geschmack, jeden Donnerstag in Ihrem elektronischen Postfach.',
    },
  },
};
