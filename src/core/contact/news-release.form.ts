import { postReleaseSubscription } from '../../api/releases';
import { flat } from '../form/body';
import { checkboxes } from '../form/choice-kinds';
import { defineForm } from '../form/define-form';
import type { Option, Wire } from '../form/field';
import { email } from '../form/text-kinds';
import { newsReleaseTexts as texts } from './news-release.texts';

/** The newsletter among the options; the others are information types. */
export const newsletterOption = 'uutiskirje';

/** What is chosen, as the information types and the newsletter's own yes or no [NEWS-10]. */
const chosenWire = (): Wire<readonly Option[]> => ({
  names: ['informationTypes', 'subscribeToUutiskirje'],
  write: (chosen) => {
    const values = chosen.map(({ value }) => value);
    return {
      informationTypes: values.filter((value) => value !== newsletterOption),
      subscribeToUutiskirje: values.includes(newsletterOption),
    };
  },
  read: ({ informationTypes: types, subscribeToUutiskirje: hasNewsletter }) => {
    if (!Array.isArray(types) || typeof hasNewsletter !== 'boolean') return undefined;
    const values = hasNewsletter ? [...types, newsletterOption] : types;
    return values.map((value) => ({ value, label: '' }));
  },
});

/** News releases by e-mail; what there is to choose only the page knows [NEWS-09..11]. */
export const newsRelease = defineForm({
  name: 'news-release-form',
  texts,
  label: '/news-release/form',
  captcha: 'silent',
  words: {
    '/form/send': '/news-release/subscribe',
    '/form/thanks': '/news-release/thanks',
    '/shared/error': '/form/failed',
  },
  fields: {
    informationTypes: checkboxes('/news-release/types', {
      required: true,
      missing: '/news-release/none',
      wire: chosenWire,
    }),
    email: email('/news-release/email', { required: true, missing: '/form/email-wrong' }),
  },
  body: flat('recaptchaToken'),
  send: postReleaseSubscription,
});
