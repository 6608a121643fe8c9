import type { ExamplesOf } from '../../catalogue/examples';
import { formStates } from '../../catalogue/states';
import type { contract } from './campaign-form.contract';

export const examples: ExamplesOf<typeof contract> = {
  default: {
    title: 'A prize draw with a link to its rules.',
    attributes: { joinId: 12, rulesUrl: '/kampanjat/saannot' },
  },
  ...formStates({ attributes: { rulesUrl: '/kampanjat/saannot' } }, 'campaign'),
};
