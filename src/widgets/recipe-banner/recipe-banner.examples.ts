import type { ExamplesOf } from '../../catalogue/examples';
import { inGerman } from '../../catalogue/states';
import type { contract } from './recipe-banner.contract';

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'With a button; to be seen in a window below 768 px.',
    alone: true,
    attributes: {
      text: 'Viikon parhaat reseptit suoraan sähköpostiisi.',
      link: '/uutiskirje',
      linkLabel: 'Tilaa uutiskirje',
    },
  },
  textOnly: {
    title: 'A text alone.',
    alone: true,
    attributes: { text: 'Kokeile viikonloppuna: uuniruoat, jotka valmistuvat itsestään.' },
  },
  withoutText: { title: 'Without a text nothing is shown.', state: true, attributes: {} },
  longestTexts: {
    ...inGerman,
    alone: true,
    attributes: {
      text: 'Die besten Rezepte der Woche, mit Rindfleischspezialitätenzubereitungsanleitungen für jeden Geschmack, direkt in Ihr elektronisches Postfach.',
      link: '/newsletter',
      linkLabel: 'Feinschmeckernewsletter abonnieren',
    },
  },
};
