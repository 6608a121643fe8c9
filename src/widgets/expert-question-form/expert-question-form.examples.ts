import type { ExamplesOf } from '../../catalogue/examples';
import { formStates } from '../../catalogue/states';
import type { contract } from './expert-question-form.contract';

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'A question that leads to a success page.',
    brand: 'ammattilaiset',
    attributes: {
      subject: 'Kysymys ammattikeittiöstä',
      successUrl: '/asiantuntijat/kysy/kiitos',
    },
  },
  ...formStates({ brand: 'ammattilaiset' }),
};
