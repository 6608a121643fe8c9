import { bodyOf, defineCall } from './define-call';
import { subscriptionAnswer } from './form-answer';

/** Enters a prize draw; every value is a text [API-37, FOTH-07]. */
export const postCampaignEntry = defineCall({
  post: '/api/campaign/participate',
  body: bodyOf<Readonly<Record<string, unknown>>>({
    join: "Number of the draw, as digits: `join-id` of the form's tag, `1` without it.",
    isAdult: '`true`, as a text: the visitor has confirmed to be 18 or older.',
    subscribeToCinCinVinoNewsletter:
      '`true` or `false`, as a text: whether the visitor also subscribes to the newsletter.',
  }),
  answer: subscriptionAnswer,
  only: 200,
  fault: 'campaign',
});
