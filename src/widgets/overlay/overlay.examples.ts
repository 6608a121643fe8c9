import type { ExamplesOf } from '../../catalogue/examples';
import { formStates } from '../../catalogue/states';
import type { contract } from './overlay.contract';

const texts = {
  newsletterText: 'Ideoita, reseptejä ja uutuuksia ammattikeittiöön kerran kuussa.',
  questionText: 'Keittiömestarimme vastaavat kahden arkipäivän kuluessa.',
};
const newsletter = { ...texts, state: 'newsletter' } as const;

export const examples: ExamplesOf<typeof contract> = {
  closed: { title: 'Closed, until a floating button of the page opens it.', attributes: texts },
  newsletter: {
    title: 'The newsletter.',
    alone: true,
    brand: 'ammattilaiset',
    attributes: newsletter,
  },
  questionForm: {
    title: 'The question to an expert, which leads to a success page.',
    alone: true,
    brand: 'ammattilaiset',
    attributes: { ...texts, state: 'questionForm', successUrl: '/asiantuntijat/kysy/kiitos' },
  },
  swedish: {
    title: 'In Swedish, without texts of the page.',
    alone: true,
    brand: 'foodservicese',
    language: 'se',
    attributes: { state: 'questionForm' },
  },
  ...formStates({ alone: true, attributes: newsletter }, 'newsletter', {
    state: 'questionForm',
    questionText:
      'Unsere Großküchenlebensmittelproduktentwicklungsfachleute antworten auf Fragen zu Zubereitung, Mengen und Verfügbarkeit innerhalb von zwei Werktagen.',
  }),
};
