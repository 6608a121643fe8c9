import { bodyOf, defineCall } from './define-call';
import { subscriptionAnswer } from './form-answer';

const newsletterCall = (post: string) =>
  defineCall({
    post,
    body: bodyOf<Readonly<Record<string, unknown>>>({}),
    answer: subscriptionAnswer,
    only: 200,
    fault: 'newsletter',
  });

/** Subscribes to the newsletter, by `email` [API-35]. */
export const postNewsletter = newsletterCall('/api/newsletter/subscribe');

/** Subscribes to the meat shop's newsletter, by `email` [API-36]. */
export const postShopNewsletter = newsletterCall('/api/lk/newsletter/subscribe');
