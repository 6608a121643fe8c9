import { postReleaseSubscription } from '../../api/releases';
import { flat } from '../form/body';
import { defineForm } from '../form/define-form';
import type { Wire } from '../form/field';
import { checkboxes } from '../form/kinds/checkboxes';
import { email } from '../form/kinds/email';
import { newsReleaseTexts as texts } from './news-release.texts';
import { newsletterTexts } from './newsletter.texts';

/** The newsletter among the options; the other options are information types. */
export const newsletterOption = 'uutiskirje';

/** The choices, as the information types and the newsletter's own boolean [NEWS-10]. */
const chosenWire: Wire<readonly string[]> = (_, chosen) => ({
  informationTypes: chosen.filter((value) => value !== newsletterOption),
  subscribeToUutiskirje: chosen.includes(newsletterOption),
});

/** News releases by e-mail; only the page knows the choices [NEWS-09..11]. */
export const newsRelease = defineForm({
  name: 'news-release-form',
  texts,
  label: '/news-release/form',
  captcha: 'silent',
  words: {
    '/form/send': '/newsletter/subscribe',
    '/form/thanks': '/newsletter/thanks',
    '/shared/error': '/form/failed',
  },
  fields: {
    informationTypes: checkboxes('/news-release/types', {
      required: true,
      missing: '/news-release/none',
      wire: chosenWire,
    }),
    email: email('/newsletter/email', {
      required: true,
      missing: '/form/email-missing',
      texts: newsletterTexts,
    }),
  },
  body: flat('recaptchaToken'),
  send: postReleaseSubscription,
});
