import { bodyOf, defineCall } from './define-call';
import { subscriptionAnswer } from './form-answer';

/** Subscribes to the newsletter, by `email` [API-35]. */
export const postNewsletter = defineCall({
  post: '/api/newsletter/subscribe',
  body: bodyOf<Readonly<Record<string, unknown>>>({}),
  answer: subscriptionAnswer,
  only: 200,
  subject: 'Subscriptions',
  fault: 'newsletter',
});

/** Subscribes to the meat shop's newsletter, by `email` [API-36]. */
export const postShopNewsletter = defineCall({
  post: '/api/lk/newsletter/subscribe',
  body: bodyOf<Readonly<Record<string, unknown>>>({}),
  answer: subscriptionAnswer,
  only: 200,
  subject: 'Subscriptions',
  fault: 'newsletter',
});
