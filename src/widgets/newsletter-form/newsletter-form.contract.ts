import { newsletterText, variant } from '../../core/contact/newsletter.attributes';
import type { PropsOf } from '../../core/element/contract';
import { text } from '../../core/element/reading/attributes';
import { formContract } from '../../core/form/form-contract';

export const contract = formContract({
  name: 'newsletter-form',
  purpose: 'newsletter',
  summary: 'Subscription to a newsletter by an e-mail address, in the page.',
  wakes: 'touch',
  attributes: {
    variant,
    heading: text({
      description: 'Heading above the form.',
      example: 'Reseptit suoraan sähköpostiisi',
    }),
    text: newsletterText,
  },
  // With a heading and a line of text.
  placement: { height: { 0: 262, 480: 179 } },
});
export type NewsletterFormProps = PropsOf<typeof contract>;
