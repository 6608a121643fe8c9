import { widgetContract } from '../../core/element/contract';
import { captchaSlots, rulesUrl, successUrl } from '../../core/form/form.attributes';
import { formEvents } from '../../core/form/form.events';

export const contract = widgetContract({
  name: 'promotional-photo-form',
  purpose: 'participation',
  summary: 'A photo for a contest, with the photographer and the acceptance of the rules.',
  attributes: { rulesUrl, successUrl },
  events: formEvents,
  slots: captchaSlots,
  calls: ['POST /api/contact/promotionalphoto'],
  placement: { height: { 0: 1033, 404: 796 } },
});
