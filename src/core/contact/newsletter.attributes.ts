import { choice } from '../element/attributes';

// Attributes of what subscribes to a newsletter; a contract takes them by name.

export const variant = choice(['default', 'foodservice', 'shop'], {
  description:
    "Which newsletter it is: the site's own, that for professionals, whose subscriptions the page's analytics are told of, or the meat shop's.",
  example: 'foodservice',
});
export type NewsletterVariant = (typeof variant)['fallback'];
