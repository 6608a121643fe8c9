import { customerId, subject, successUrl } from '../../core/form/form.attributes';
import { formContract } from '../../core/form/form-contract';

export const contract = formContract({
  name: 'expert-question-form',
  purpose: 'contact',
  summary: 'A question to an expert, from food-service professionals.',
  wakes: 'touch',
  attributes: { subject, customerId, successUrl },
  placement: { height: { 0: 724, 404: 551 } },
});
