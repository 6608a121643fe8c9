import { postNewsletter } from '../../api/newsletter';
import { flat } from '../form/body';
import { defineForm } from '../form/define-form';
import { email } from '../form/text-kinds';
import { newsletterTexts as texts } from './newsletter.texts';

/** The newsletter, by e-mail address alone [NEWS-01, NEWS-02, NEWS-03]. */
export const newsletter = defineForm({
  name: 'newsletter-form',
  texts,
  label: '/newsletter/form',
  summary: false,
  words: {
    '/form/send': '/newsletter/subscribe',
    '/form/thanks': '/newsletter/thanks',
    '/shared/error': '/newsletter/failed',
  },
  fields: {
    email: email('/newsletter/email', { required: true, missing: '/form/email-wrong' }),
  },
  body: flat(),
  send: (api, request, sending) => postNewsletter(api, { email: String(request.email) }, sending),
});
