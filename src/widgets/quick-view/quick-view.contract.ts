import { text, url } from '../../core/element/attributes';
import { type EventsOf, event, type PropsOf, widgetContract } from '../../core/element/contract';

export const contract = widgetContract({
  name: 'quick-view',
  summary: 'A product of the meat shop in a popup, opened by setting its code.',
  attributes: {
    code: text({
      description: 'Code of the product to show; the popup is open while it is set.',
      example: 'LK4102',
    }),
    shopUrl: url({
      description: 'Address of the shop, for pages of other sites.',
      example: 'https://www.lihakauppa.fi/',
    }),
  },
  events: {
    'atria-quick-view-closed': event<{ code: string }>({ description: 'The popup was closed.' }),
    'atria-buy': event<{ code: string; quantity: number }>({
      cancelable: true,
      description: 'The product is about to be added to the cart.',
    }),
  },
});
export type QuickViewProps = PropsOf<typeof contract>;
export type QuickViewEvents = EventsOf<typeof contract>;
