import * as v from 'valibot';
import { field } from '../../api/field';
import { text } from '../../core/element/attributes';
import { type EventsOf, event, type PropsOf, widgetContract } from '../../core/element/contract';
import { endpoint } from '../../core/element/shared.attributes';

export const contract = widgetContract({
  name: 'delivery-check',
  summary: 'Asks for a postal code and tells whether the shop delivers there.',
  attributes: {
    endpoint,
    availableText: text({
      description: 'Text shown when the shop delivers to the postal code.',
      example: 'Kyllä, toimitamme postinumeroalueellesi!',
    }),
  },
  events: {
    'atria-delivery-checked': event({
      description: 'A postal code was checked.',
      detail: {
        postalCode: field(v.string(), { description: 'The postal code.', example: '60100' }),
        isAvailable: field(v.boolean(), { description: 'Whether the shop delivers there.' }),
      },
    }),
  },
  calls: ['POST /api/v1/lihakauppa/checkout/availability'],
});
export type DeliveryCheckProps = PropsOf<typeof contract>;
export type DeliveryCheckEvents = EventsOf<typeof contract>;
