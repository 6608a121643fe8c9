import { checkoutUrl } from '../../core/delivery/delivery.attributes';
import { checkoutEvents } from '../../core/delivery/delivery.events';
import { type EventsOf, type PropsOf, widgetContract } from '../../core/element/contract';
import { text, url } from '../../core/element/reading/attributes';

export const contract = widgetContract({
  name: 'login',
  purpose: 'shop',
  summary:
    'Asks who orders, before the checkout: customers log in, guests give their postal code. It shows if the address ends in #kirjaudu, where the cart leads.',
  unseen: 'Shown on #kirjaudu, where the cart leads visitors who are not logged in.',
  wakes: 'load',
  because: 'It shows who is logged in.',
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
        'Parameter that names the checkout, so that the login leads back to it; empty if the login takes none.',
      example: 'ReturnUrl',
    }),
  },
  events: checkoutEvents,
  // It takes no space without its hash.
  placement: { eager: true },
});
export type LoginProps = PropsOf<typeof contract>;
export type LoginEvents = EventsOf<typeof contract>;
