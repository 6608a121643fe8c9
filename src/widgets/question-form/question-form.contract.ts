import { successText } from '../../core/form/form.attributes';
import { formContract } from '../../core/form/form-contract';

export const contract = formContract({
  name: 'question-form',
  purpose: 'contact',
  summary: 'A question to the producer without contact details, with thanks in place.',
  wakes: 'touch',
  attributes: { successText },
  placement: { height: { 0: 400 } },
});
