import * as v from 'valibot';
import { cardSchema, cardTypes } from '../../api/cards';
import { field } from '../../api/field';
import { text as anyText, images } from '../../api/schema';
import { type PropsOf, widgetContract } from '../../core/element/contract';
import { choice, list, text } from '../../core/element/reading/attributes';
import { shopUrl } from '../../core/element/shared.attributes';
import { shopEvents } from '../../core/products/shop.events';
import { shopProductSchema } from '../../core/products/shop-product';
import { carouselEvents } from '../../core/ui/carousel.events';
import { cardKinds } from './card-kinds';
import { socialFields } from './social-card.schema';

const itemSchema = v.object({
  ...shopProductSchema.entries,
  code: field(anyText, {
    description: 'Code of a shop product.',
    example: 'LK4102',
    holds: 'product',
  }),
  title: field(anyText, { description: 'Name of a shop product; without it its header.' }),
  url: field(anyText, { description: 'Address of a shop product; without it its link.' }),
  ...cardSchema.entries,
  ...socialFields,
  type: field(anyText, {
    description: 'The kind or the type of this card, where it is not the kind of all.',
    example: 'recipe',
    values: ['', ...cardKinds, ...cardTypes],
  }),
  image: field(images, {
    description: 'Address of the picture; of several the first one is shown.',
    example: '/pictures/lohi.jpg',
    holds: 'media',
  }),
});
export type CarouselCard = v.InferOutput<typeof itemSchema>;

export const contract = widgetContract({
  name: 'card-carousel',
  purpose: 'cards',
  summary: 'A row of cards that is swiped or turned card by card: products, recipes, news, posts.',
  wakes: 'load',
  because: 'The number of cards that fit is measured, and their arrows appear.',
  attributes: {
    heading: text({ description: 'Heading above the cards.', example: 'Kesän suosikit' }),
    cardKind: choice(cardKinds, {
      description: 'The kind of all cards; the type of a card has priority.',
      example: 'recipe',
    }),
    cards: list(itemSchema, { required: true, description: 'The cards in order.' }),
    shopUrl,
  },
  events: { ...carouselEvents, ...shopEvents },
  // One row of cards below a heading, above the arrows.
  placement: {
    cards: { base: 172, row: 100, share: 1, entries: 1, scrolls: true },
    cardsWith: {
      'card-kind=recipe': { row: 98, share: 0.75 },
      'card-kind=socialMedia': { row: 280 },
      'card-kind=shopProduct': { row: 225, share: 0.75 },
      'card-kind=newsDesk': { row: 80, share: 0.75 },
    },
    heightWith: { 'card-kind=pressRelease': { 0: 218, 700: 295 } },
  },
});
export type CardCarouselProps = PropsOf<typeof contract>;
