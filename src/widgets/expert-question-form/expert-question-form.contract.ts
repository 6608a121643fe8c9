import { widgetContract } from '../../core/element/contract';
import { captchaSlots, customerId, subject, successUrl } from '../../core/form/form.attributes';
import { formEvents } from '../../core/form/form.events';

export const contract = widgetContract({
  name: 'expert-question-form',
  purpose: 'contact',
  summary: 'A question to an expert, from food-service professionals.',
  attributes: { subject, customerId, successUrl },
  events: formEvents,
  slots: captchaSlots,
  calls: ['POST /api/contact/business/expertquestion'],
  placement: { height: { 0: 724, 404: 551 } },
});
