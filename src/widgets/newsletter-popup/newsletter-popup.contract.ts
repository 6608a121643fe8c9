import { variant } from '../../core/contact/newsletter.attributes';
import { text } from '../../core/element/attributes';
import { type PropsOf, widgetContract } from '../../core/element/contract';
import { formEvents } from '../../core/form/form.events';

export const contract = widgetContract({
  name: 'newsletter-popup',
  purpose: 'newsletter',
  summary:
    'A window with the subscription to a newsletter, which links to #newsletter open, from this page and from others.',
  unseen: 'Closed: links to #newsletter open it.',
  attributes: {
    variant,
    heading: text({
      description: 'Title of the window; without one it is that of the form.',
      example: 'Reseptit suoraan sähköpostiisi',
    }),
    text: text({
      description: 'What the newsletter is about, above the form.',
      example: 'Viikon parhaat ideat arkeen ja juhlaan.',
    }),
  },
  events: formEvents,
  calls: ['POST /api/lk/newsletter/subscribe', 'POST /api/newsletter/subscribe'],
  // It has no size, wherever it stands, and must be there when the address asks for it.
  placement: { eager: true },
});
export type NewsletterPopupProps = PropsOf<typeof contract>;
