import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './promotional-photo-form.contract';

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'A photo contest with a link to its rules.',
    attributes: { rulesUrl: '/kampanjat/saannot', successUrl: '/kampanjat/kuvakisa/kiitos' },
  },
  failing: { title: 'Sending fails: the values stay.', state: true, fault: 'contact:500' },
  loading: {
    title: 'Sending takes its time: the button waits.',
    state: true,
    fault: 'contact:never',
  },
  longestTexts: {
    title: 'The longest texts: in German.',
    state: true,
    language: 'de',
    attributes: { rulesUrl: '/kampanjat/saannot' },
  },
};
