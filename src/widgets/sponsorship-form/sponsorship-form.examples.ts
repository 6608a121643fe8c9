import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './sponsorship-form.contract';

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'An application that leads to a success page.',
    attributes: { successUrl: '/yhteystiedot/sponsorointi/kiitos' },
  },
  failing: { title: 'Sending fails: the values stay.', state: true, fault: 'contact:500' },
  loading: {
    title: 'Sending takes its time: the button waits.',
    state: true,
    fault: 'contact:never',
  },
  longestTexts: { title: 'The longest texts: in German.', state: true, language: 'de' },
};
