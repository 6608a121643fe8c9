import * as v from 'valibot';
import { field } from '../../api/field';
import { type EventsOf, event, type PropsOf, widgetContract } from '../../core/element/contract';
import { text, url } from '../../core/element/reading/attributes';
import { ownAddress } from './purchase-address';

export const contract = widgetContract({
  name: 'checkout',
  purpose: 'shop',
  summary:
    'The checkout of the meat shop: delivery details at #toimitus, payment at #maksu, and the purchase as an ordinary form post. It needs an atria-delivery-time on the same page.',
  wakes: 'load',
  because: 'It shows the cart and what was entered before.',
  attributes: {
    checkoutUrl: url({
      default: '/kassa',
      description: 'Address of this page, to which the purchase leads back.',
    }),
    purchaseUrl: url({
      default: ownAddress,
      description:
        'Address that the purchase is posted to: one of the page’s own origin, of its `data-api-base`, or of a `data-purchase-url` on the script tag.',
    }),
    paymentMethods: text({
      default: 'FI54,FI50,FI01',
      description:
        'Codes of the ways to pay, separated by commas, in order: FI54 is mobile pay, FI50 card payment, any other an online bank.',
      example: 'FI54,FI50,FI01',
    }),
    productsUrl: url({
      default: '/tuotteet',
      description: 'Address of the products, for a visitor whose cart is empty.',
    }),
    message: text({
      description: 'A message at the top, such as that a payment was not made.',
      example: 'Maksua ei suoritettu. Voit yrittää uudelleen.',
    }),
  },
  slots: {
    'delivery-time':
      'An atria-delivery-time, shown between the address and the button; it also works elsewhere on the page.',
  },
  events: {
    'atria-purchase': event({
      cancelable: true,
      description:
        'The purchase is about to be posted; cancelling the event keeps the visitor here.',
      detail: {
        paymentMethodCode: field(v.string(), {
          description: 'Code of the way to pay.',
          example: 'FI54',
        }),
      },
    }),
  },
  placement: { height: { 0: 2090, 768: 1640, 1280: 1240 } },
});
export type CheckoutProps = PropsOf<typeof contract>;
export type CheckoutEvents = EventsOf<typeof contract>;
