import { widgetContract } from '../../core/element/contract';
import { captchaSlots, successText } from '../../core/form/form.attributes';
import { formEvents } from '../../core/form/form.events';

export const contract = widgetContract({
  name: 'question-form',
  purpose: 'contact',
  summary: 'A question to the producer without contact details, with thanks in place.',
  attributes: { successText },
  events: formEvents,
  slots: captchaSlots,
  calls: ['POST /api/contact/retail/question'],
  placement: { height: { 0: 400 } },
});
