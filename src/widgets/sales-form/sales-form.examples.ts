import type { ExamplesOf } from '../../catalogue/examples';
import type { contract } from './sales-form.contract';

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'Feedback that leads to a success page.',
    brand: 'ammattilaiset',
    attributes: { successUrl: '/yhteystiedot/kiitos' },
  },
  other: {
    title: 'For other matters, with messages of the page, in Swedish.',
    brand: 'foodservicese',
    language: 'se',
    attributes: {
      formType: 'Other',
      requiredText: 'Fyll i fältet',
      invalidEmailText: 'Kontrollera e-postadressen',
    },
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
