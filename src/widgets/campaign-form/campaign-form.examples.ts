import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './campaign-form.contract';

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'A prize draw with a link to its rules.',
    attributes: { joinId: 12, rulesUrl: '/kampanjat/saannot' },
  },
  failing: { title: 'Sending fails: the address stays.', state: true, fault: 'campaign:500' },
  loading: {
    title: 'Sending takes its time: the button waits.',
    state: true,
    fault: 'campaign:never',
  },
  longestTexts: {
    title: 'The longest texts: in German.',
    state: true,
    language: 'de',
    attributes: { rulesUrl: '/kampanjat/saannot' },
  },
};
