import type { ExamplesOf } from '../../catalogue/examples';
import { formStates } from '../../catalogue/states';
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
  ...formStates({ alone: true, hash, attributes: texts }, 'newsletter'),
  longestTexts: {
    title: 'The longest texts: in German.',
    alone: true,
    state: true,
    hash,
    language: 'de',
    attributes: {
      heading: 'Feinschmeckerrezeptnewsletterabonnement für Fleischspezialitätenliebhaber',
      text: 'Die besten Rezepte der Woche, mit Rindfleischspezialitätenzubereitungsanleitungen für jeden Geschmack, jeden Donnerstag in Ihrem elektronischen Postfach.',
    },
  },
};
