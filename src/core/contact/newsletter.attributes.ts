import { choice, text } from '../element/attributes';

// Attributes of widgets for newsletters; a contract uses them by name.

export const variant = choice(['default', 'foodservice', 'shop'], {
  description:
    "Which newsletter it is: the site's own, that for professionals, whose subscriptions the page's analytics are told about, or the meat shop's.",
  example: 'foodservice',
});
export type NewsletterVariant = (typeof variant)['fallback'];

export const windowHeading = text({
  description: 'Title of the window; without one it is that of the form.',
  example: 'Reseptit suoraan sähköpostiisi',
});
export const newsletterText = text({
  description: 'What the newsletter is about, above the form.',
  example: 'Viikon parhaat ideat arkeen ja juhlaan.',
});
