import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './contact-request-form.contract';

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'A request that leads to a success page.',
    brand: 'ammattilaiset',
    attributes: { subject: 'Yhteydenottopyyntö', successUrl: '/yhteystiedot/kiitos' },
  },
  failing: {
    title: 'Sending fails: the values stay.',
    state: true,
    brand: 'ammattilaiset',
    fault: 'contact:500',
  },
  loading: {
    title: 'Sending takes its time: the button waits.',
    state: true,
    brand: 'ammattilaiset',
    fault: 'contact:never',
  },
  longestTexts: { title: 'The longest texts: in German.', state: true, language: 'de' },
};
