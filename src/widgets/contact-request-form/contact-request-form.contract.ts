import { customerId, subject, successUrl } from '../../core/form/form.attributes';
import { formContract } from '../../core/form/form-contract';

export const contract = formContract({
  name: 'contact-request-form',
  purpose: 'contact',
  summary: 'A request of a food-service professional to be contacted.',
  wakes: 'touch',
  attributes: {
    subject,
    customerId,
    successUrl,
  },
  placement: { height: { 0: 724, 404: 551 } },
});
