import * as v from 'valibot';
import { field } from '../../api/field';
import { type EventsOf, event, type PropsOf, widgetContract } from '../../core/element/contract';
import { choice, text } from '../../core/element/reading/attributes';
import { customerId, subject, successUrl } from '../../core/form/form.attributes';
import { formEvents } from '../../core/form/form-contract';

export const contract = widgetContract({
  name: 'overlay',
  purpose: 'navigation',
  summary:
    'A dialog with the newsletter or with a question to an expert, opened by the floating buttons of the page.',
  unseen: 'Closed: the floating buttons of the page open it.',
  wakes: 'load',
  because: 'It opens by the hash.',
  attributes: {
    state: choice(['closed', 'newsletter', 'questionForm'], {
      description: 'Opens a form without a button, until the visitor closes the dialog.',
      example: 'newsletter',
    }),
    successUrl,
    subject,
    customerId,
    newsletterText: text({
      description: 'What the newsletter is about, above its form.',
      example: 'Ideoita ammattikeittiöön kerran kuussa.',
    }),
    questionText: text({
      description: 'What visitors may ask, above the form of the question.',
      example: 'Keittiömestarimme vastaavat kahdessa arkipäivässä.',
    }),
  },
  events: {
    'atria-overlay-closed': event({
      description: 'The visitor has closed the dialog.',
      detail: {
        state: field(v.string(), {
          description: 'What was open: newsletter or questionForm.',
          example: 'newsletter',
        }),
      },
    }),
    ...formEvents,
  },
  // It takes no space in the page, and must be ready when a button asks for it.
  placement: { eager: true },
});
export type OverlayProps = PropsOf<typeof contract>;
export type OverlayEvents = EventsOf<typeof contract>;
