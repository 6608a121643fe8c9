import { newsletterText, variant, windowHeading } from '../../core/contact/newsletter.attributes';
import type { PropsOf } from '../../core/element/contract';
import { formContract } from '../../core/form/form-contract';

export const contract = formContract({
  name: 'newsletter-popup',
  purpose: 'newsletter',
  summary:
    'A window with the subscription to a newsletter. Links to #newsletter open it, from this page and from others.',
  unseen: 'Closed: links to #newsletter open it.',
  wakes: 'load',
  because: 'It opens by the hash.',
  attributes: { variant, heading: windowHeading, text: newsletterText },
  // It takes no space in the page, and must be ready when the address asks for it.
  placement: { eager: true },
});
export type NewsletterPopupProps = PropsOf<typeof contract>;
