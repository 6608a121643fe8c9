import type { ExamplesOf } from '../../catalogue/examples';
import { formStates } from '../../catalogue/states';
import type { contract } from './contact-request-form.contract';

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'A request that leads to a success page.',
    brand: 'ammattilaiset',
    attributes: { subject: 'Yhteydenottopyyntö', successUrl: '/yhteystiedot/kiitos' },
  },
  ...formStates({ brand: 'ammattilaiset' }),
};
