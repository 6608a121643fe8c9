import { integer } from '../../core/element/reading/attributes';
import { rulesUrl, successText } from '../../core/form/form.attributes';
import { formContract } from '../../core/form/form-contract';

export const contract = formContract({
  name: 'campaign-form',
  purpose: 'participation',
  summary: 'An entry to a prize draw by e-mail address, with thanks in place.',
  wakes: 'touch',
  attributes: {
    joinId: integer({
      default: 1,
      min: 0,
      description: 'Number of the prize draw that the entry is for.',
      example: '12',
    }),
    rulesUrl,
    successText,
  },
  placement: { height: { 0: 445, 404: 421 } },
});
