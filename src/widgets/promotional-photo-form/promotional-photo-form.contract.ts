import { rulesUrl, successUrl } from '../../core/form/form.attributes';
import { formContract } from '../../core/form/form-contract';

export const contract = formContract({
  name: 'promotional-photo-form',
  purpose: 'participation',
  summary: 'A photo for a contest, with the photographer and the acceptance of the rules.',
  wakes: 'idle',
  because: 'Some of its fields load late.',
  attributes: { rulesUrl, successUrl },
  placement: { height: { 0: 1033, 404: 796 } },
});
