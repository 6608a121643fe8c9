import type { ExamplesOf } from '../../catalogue/examples';
import { formStates } from '../../catalogue/states';
import type { contract } from './question-form.contract';

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'A question, thanked for in the words of the page.',
    attributes: {
      successText: 'Kiitos! Vastaamme yleisimpiin kysymyksiin usein kysytyissä.',
    },
  },
  ...formStates(),
};
