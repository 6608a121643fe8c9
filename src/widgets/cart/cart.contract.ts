import * as v from 'valibot';
import { list, url } from '../../core/element/attributes';
import { type EventsOf, event, type PropsOf, widgetContract } from '../../core/element/contract';

const infoSchema = v.object({
  heading: v.string(),
  text: v.optional(v.string(), ''),
  link: v.optional(v.string(), ''),
  linkLabel: v.optional(v.string(), ''),
});

export const contract = widgetContract({
  name: 'cart',
  summary: 'The cart page of the meat shop: lines, coupons, summary and the way to the checkout.',
  attributes: {
    checkoutUrl: url({ default: '/kassa', description: 'Address of the checkout.' }),
    productsUrl: url({
      default: '/tuotteet',
      description: 'Address that continue shopping leads to.',
    }),
    infoCards: list(infoSchema, {
      description: 'Cards below the cart, each with heading, text, link and linkLabel.',
    }),
  },
  events: {
    'atria-checkout': event<{ address: string }>({
      cancelable: true,
      description: 'The visitor goes on to the order details at the address of the detail.',
    }),
  },
});
export type CartProps = PropsOf<typeof contract>;
export type CartEvents = EventsOf<typeof contract>;
