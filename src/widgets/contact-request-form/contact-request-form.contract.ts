import { widgetContract } from '../../core/element/contract';
import { captchaSlots, customerId, subject, successUrl } from '../../core/form/form.attributes';
import { formEvents } from '../../core/form/form.events';

export const contract = widgetContract({
  name: 'contact-request-form',
  purpose: 'contact',
  summary: 'A request of a food-service professional to be contacted.',
  attributes: {
    subject,
    customerId,
    successUrl,
  },
  events: formEvents,
  slots: captchaSlots,
  calls: ['POST /api/contact/business/requestcontact'],
  placement: { height: { 0: 724, 404: 551 } },
});
