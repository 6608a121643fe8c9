import * as v from 'valibot';
import { field } from '../../api/field';
import { requiredText, text } from '../../api/schema';
import { checkoutUrl } from '../../core/delivery/delivery.attributes';
import { checkoutEvents } from '../../core/delivery/delivery.events';
import { type EventsOf, type PropsOf, widgetContract } from '../../core/element/contract';
import { list, url } from '../../core/element/reading/attributes';

const infoSchema = v.object({
  heading: field(requiredText, { description: 'Heading of the card.', example: 'Toimitus' }),
  text: field(text, { description: 'Text below the heading.' }),
  link: field(text, {
    description: 'Address of a link below the text.',
    example: '/toimitus',
  }),
  linkLabel: field(text, {
    description: 'Text of the link; without it the address is shown.',
    example: 'Lue lisää',
  }),
});

export const heights = { 0: 840, 768: 720 };

export const contract = widgetContract({
  name: 'cart',
  purpose: 'shop',
  summary: 'The cart page of the meat shop: lines, coupons, summary and the way to the checkout.',
  wakes: 'load',
  because: 'It shows the cart.',
  attributes: {
    checkoutUrl,
    productsUrl: url({
      default: '/tuotteet',
      description: 'Address that continue shopping leads to.',
    }),
    infoCards: list(infoSchema, {
      description: 'Cards below the cart.',
    }),
  },
  events: checkoutEvents,
  placement: { windowHeight: heights },
});
export type CartProps = PropsOf<typeof contract>;
export type CartEvents = EventsOf<typeof contract>;
