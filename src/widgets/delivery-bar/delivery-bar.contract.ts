import { availableText } from '../../core/delivery/delivery.attributes';
import { deliveryEvents } from '../../core/delivery/delivery.events';
import { type PropsOf, widgetContract } from '../../core/element/contract';

export const contract = widgetContract({
  name: 'delivery-bar',
  purpose: 'shop',
  summary:
    'A bar at the bottom of the window that asks for a postal code and says whether the shop delivers there. Once closed, it stays away for the visit.',
  wakes: 'load',
  because: 'It shows the postal code of the visitor.',
  attributes: { availableText },
  events: deliveryEvents,
  // It is visible wherever its tag is.
  placement: { eager: true },
});
export type DeliveryBarProps = PropsOf<typeof contract>;
