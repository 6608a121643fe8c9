import { widgetContract } from '../../core/element/contract';
import { captchaSlots, successUrl } from '../../core/form/form.attributes';
import { formEvents } from '../../core/form/form.events';

export const contract = widgetContract({
  name: 'sponsorship-form',
  purpose: 'contact',
  summary: 'An application for sponsorship, with a PDF, from teams, groups and schools.',
  attributes: { successUrl },
  events: formEvents,
  slots: captchaSlots,
  calls: ['POST /api/contact/retail/sponsor'],
  placement: { height: { 0: 1479, 404: 1099 } },
});
