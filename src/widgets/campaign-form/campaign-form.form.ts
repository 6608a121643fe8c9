import { postCampaignEntry } from '../../api/campaign';
import { flat } from '../../core/form/body';
import { defineForm } from '../../core/form/define-form';
import { agreement, yesOrNo } from '../../core/form/kinds/checkbox';
import { hidden } from '../../core/form/kinds/hidden';
import { person } from '../../core/form/person-fields';
import { texts } from './campaign-form.texts';

const required = true;

/** An entry to a prize draw; all values are sent as texts [FOTH-07, FOTH-08, FOTH-09]. */
export const campaign = defineForm({
  name: 'campaign-form',
  texts,
  label: '/campaign/form',
  words: {
    '/form/send': '/campaign/enter',
    '/form/thanks': '/campaign/thanks',
    '/shared/error': '/form/failed',
  },
  fields: {
    email: person.email,
    join: hidden('1', { is: (value) => /^\d+$/.test(String(value)) }),
    isAdult: agreement('/campaign/adult', { required, wire: yesOrNo }),
    rules: agreement('/campaign/rules', { required, link: '/form/rules-link', wire: null }),
    subscribeToCinCinVinoNewsletter: agreement('/campaign/newsletter', { wire: yesOrNo }),
  },
  rows: [
    ['email'],
    {
      legend: '/campaign/terms-part',
      rows: [['isAdult'], ['rules'], ['subscribeToCinCinVinoNewsletter']],
    },
  ],
  body: flat(),
  send: postCampaignEntry,
});
