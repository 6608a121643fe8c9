import type { ExamplesOf } from '../../catalogue/examples';
import { formStates } from '../../catalogue/states';
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
  ...formStates({ brand: 'ammattilaiset' }),
};
