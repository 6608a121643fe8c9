import { availableText } from '../../core/delivery/delivery.attributes';
import { deliveryEvents } from '../../core/delivery/delivery.events';
import { type PropsOf, widgetContract } from '../../core/element/contract';
import { endpoint } from '../../core/element/shared.attributes';

export const contract = widgetContract({
  name: 'delivery-check',
  purpose: 'shop',
  summary: 'Asks for a postal code and says whether the shop delivers there.',
  wakes: 'load',
  because: 'It shows the postal code of the visitor.',
  attributes: { endpoint, availableText },
  events: deliveryEvents,
  placement: { height: { 0: 215, 300: 159 } },
});
export type DeliveryCheckProps = PropsOf<typeof contract>;
