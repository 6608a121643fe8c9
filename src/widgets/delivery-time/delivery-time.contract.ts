import * as v from 'valibot';
import { field } from '../../api/field';
import { type EventsOf, event, type PropsOf, widgetContract } from '../../core/element/contract';
import { text } from '../../core/element/reading/attributes';

export const contract = widgetContract({
  name: 'delivery-time',
  purpose: 'shop',
  summary:
    "The choice of the delivery date and time, in the checkout's slot delivery-time or elsewhere on its page. It shows nothing at the payment step, or when only gift cards are bought.",
  wakes: 'load',
  because: 'It shows the times for the postal code of the visitor.',
  attributes: {
    postalCode: text({
      description: 'Postal code that is delivered to, when the page’s address has no postinumero.',
      example: '00100',
    }),
  },
  events: {
    'atria-delivery-chosen': event({
      description: 'The visitor has chosen a date or a time.',
      detail: {
        deliveryDate: field(v.string(), { description: 'Value of the date.' }),
        deliveryTime: field(v.string(), {
          description: 'Value of the time; empty until one of that date is chosen.',
        }),
      },
    }),
  },
  placement: { height: { 0: 315, 768: 203 } },
});
export type DeliveryTimeProps = PropsOf<typeof contract>;
export type DeliveryTimeEvents = EventsOf<typeof contract>;
