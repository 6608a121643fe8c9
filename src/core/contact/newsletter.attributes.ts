import { choice, text } from '../element/reading/attributes';

// Attributes of widgets for newsletters; a contract uses them by name.

export const variant = choice(['default', 'foodservice', 'shop'], {
  description:
    "Which newsletter it is: the site's own, the meat shop's, or that for professionals, which reports subscriptions to the page's analytics.",
  example: 'foodservice',
});
export type NewsletterVariant = (typeof variant)['fallback'];

export const windowHeading = text({
  description: "Title of the window; without one the form's title.",
  example: 'Reseptit suoraan sähköpostiisi',
});
export const newsletterText = text({
  description: 'What the newsletter is about, above the form.',
  example: 'Viikon parhaat ideat arkeen ja juhlaan.',
});
