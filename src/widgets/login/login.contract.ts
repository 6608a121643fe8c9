import { text, url } from '../../core/element/attributes';
import { type EventsOf, type PropsOf, widgetContract } from '../../core/element/contract';
import { checkoutUrl } from '../../core/shop/delivery.attributes';
import { checkoutEvents } from '../../core/shop/delivery.events';

export const contract = widgetContract({
  name: 'login',
  purpose: 'shop',
  summary:
    'Asks on the way to the checkout who orders: customers log in, guests give their postal code. It shows where the address ends in #kirjaudu, which the cart leads to.',
  unseen: 'Shown to visitors on #kirjaudu, where the cart leads who is not logged in.',
  attributes: {
    loginUrl: url({
      default: '/kirjaudu',
      description: 'Where customers log in.',
      example: '/kirjaudu',
    }),
    checkoutUrl,
    returnParameter: text({
      default: 'to',
      description:
        'Parameter that tells the login where to lead back to, the checkout; empty for a login that takes none.',
      example: 'ReturnUrl',
    }),
  },
  events: checkoutEvents,
  calls: ['GET /api/lk/customer', 'GET /api/v1/lihakauppa/checkout/availability'],
  // It takes no space without its hash.
  placement: { eager: true },
});
export type LoginProps = PropsOf<typeof contract>;
export type LoginEvents = EventsOf<typeof contract>;
