import { flag } from '../../core/element/attributes';
import { widgetContract } from '../../core/element/contract';
import { captchaSlots, successUrl } from '../../core/form/form.attributes';
import { formEvents } from '../../core/form/form.events';

export const contract = widgetContract({
  name: 'contact-form',
  purpose: 'contact',
  summary: 'A message from a consumer with at most one picture.',
  attributes: {
    successUrl,
    debug: flag({
      description:
        'Also writes what is sent to the console on the site mestariforsmanfi; this is personal data, so never use it for visitors.',
    }),
  },
  events: formEvents,
  slots: captchaSlots,
  calls: ['POST /api/contact/image', 'POST /api/contact/mfcontact'],
  placement: { height: { 0: 1007, 404: 827 } },
});
