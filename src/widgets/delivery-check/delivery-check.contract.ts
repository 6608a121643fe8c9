import { text } from '../../core/element/attributes';
import { type EventsOf, event, type PropsOf, widgetContract } from '../../core/element/contract';

export const contract = widgetContract({
  name: 'delivery-check',
  summary: 'Asks for a postal code and tells whether the shop delivers there.',
  attributes: {
    endpoint: text({
      description: 'Address the check is posted to instead of the default one.',
      example: '/api/v1/lihakauppa/checkout/availability',
    }),
    availableText: text({
      description: 'Text shown when the shop delivers to the postal code.',
      example: 'Kyllä, toimitamme postinumeroalueellesi!',
    }),
  },
  events: {
    'atria-delivery-checked': event<{ postalCode: string; isAvailable: boolean }>({
      description: 'A postal code was checked; the detail says whether the shop delivers there.',
    }),
  },
});
export type DeliveryCheckProps = PropsOf<typeof contract>;
export type DeliveryCheckEvents = EventsOf<typeof contract>;
