import type { ExamplesOf } from '../../catalogue/examples';
import { formStates } from '../../catalogue/states';
import type { contract } from './promotional-photo-form.contract';

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'A photo contest with a link to its rules.',
    attributes: { rulesUrl: '/kampanjat/saannot', successUrl: '/kampanjat/kuvakisa/kiitos' },
  },
  ...formStates({ attributes: { rulesUrl: '/kampanjat/saannot' } }),
};
