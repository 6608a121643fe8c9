import type { ExamplesOf } from '../../catalogue/examples';
import { formStates } from '../../catalogue/states';
import type { contract } from './sponsorship-form.contract';

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'An application that leads to a success page.',
    attributes: { successUrl: '/yhteystiedot/sponsorointi/kiitos' },
  },
  ...formStates(),
};
