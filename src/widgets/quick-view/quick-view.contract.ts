import * as v from 'valibot';
import { field } from '../../api/field';
import { type EventsOf, event, type PropsOf, widgetContract } from '../../core/element/contract';
import { text } from '../../core/element/reading/attributes';
import { shopUrl } from '../../core/element/shared.attributes';
import { shopEvents } from '../../core/products/shop.events';

export const contract = widgetContract({
  name: 'quick-view',
  purpose: 'shop',
  summary: 'A product of the meat shop in a popup, opened by setting its code.',
  wakes: 'load',
  because: 'It opens by the hash.',
  attributes: {
    code: text({
      required: true,
      description: 'Code of the product to show; the popup is open while it is set.',
      example: 'LK4102',
      holds: 'product',
    }),
    shopUrl,
  },
  events: {
    'atria-quick-view-closed': event({
      description: 'The popup was closed.',
      detail: { code: field(v.string(), { description: 'Code of the product.' }) },
    }),
    ...shopEvents,
  },
});
export type QuickViewProps = PropsOf<typeof contract>;
export type QuickViewEvents = EventsOf<typeof contract>;
