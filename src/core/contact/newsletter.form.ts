import { postNewsletter, postShopNewsletter } from '../../api/newsletter';
import { flat } from '../form/body';
import { defineForm } from '../form/define-form';
import { email } from '../form/kinds/email';
import { newsletterTexts as texts } from './newsletter.texts';

/** A newsletter, by e-mail address alone [NEWS-01, NEWS-02, NEWS-03]. */
const newsletterBy = (post: typeof postNewsletter) =>
  defineForm({
    name: 'newsletter-form',
    texts,
    label: '/newsletter/form',
    summary: false,
    inLine: true,
    words: {
      '/form/send': '/newsletter/subscribe',
      '/form/thanks': '/newsletter/thanks',
      '/form/email-wrong': '/form/email-missing',
      '/shared/error': '/form/failed',
    },
    fields: {
      // The only field: a star would only raise questions.
      email: email('/newsletter/email', {
        required: true,
        asterisk: false,
        missing: '/form/email-missing',
      }),
    },
    body: flat(),
    send: post,
  });

/** The site's own newsletter, and the one for professionals [API-35]. */
export const newsletter = newsletterBy(postNewsletter);
/** The meat shop's [API-36]. */
export const shopNewsletter = newsletterBy(postShopNewsletter);
