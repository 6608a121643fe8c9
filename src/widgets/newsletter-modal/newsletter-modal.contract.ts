import { newsletterText, variant, windowHeading } from '../../core/contact/newsletter.attributes';
import type { PropsOf } from '../../core/element/contract';
import { flag, url } from '../../core/element/reading/attributes';
import { formContract } from '../../core/form/form-contract';

export const contract = formContract({
  name: 'newsletter-modal',
  purpose: 'newsletter',
  summary:
    'A window that offers the newsletter by itself, once a visitor has looked around. It stays away for 7 days after it was closed, and for 400 days after a subscription.',
  unseen:
    'Not shown to editors before #newsletter-modal is in the address: it opens by itself for visitors who have seen a few pages.',
  wakes: 'load',
  because: 'It opens by itself, once.',
  attributes: {
    variant,
    heading: windowHeading,
    text: newsletterText,
    image: url({
      description:
        'Address of the picture above the text, three wide to two high; it is decoration.',
      example: '/pictures/cut-steak.svg',
      holds: 'picture',
    }),
    hide: flag({
      description: 'Does not offer the window, for example on the pages of a checkout.',
    }),
  },
  // It takes no space in the page, and opens by itself.
  placement: { eager: true },
});
export type NewsletterModalProps = PropsOf<typeof contract>;
