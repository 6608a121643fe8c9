import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './question-form.contract';

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'A question, thanked for in the words of the page.',
    attributes: {
      successText: 'Kiitos! Vastaamme yleisimpiin kysymyksiin usein kysytyissä.',
    },
  },
  failing: { title: 'Sending fails: the question stays.', state: true, fault: 'contact:500' },
  loading: {
    title: 'Sending takes its time: the button waits.',
    state: true,
    fault: 'contact:never',
  },
  longestTexts: { title: 'The longest texts: in German.', state: true, language: 'de' },
};
