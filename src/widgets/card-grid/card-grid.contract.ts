import * as v from 'valibot';
import { cardSchema } from '../../api/cards';
import { field } from '../../api/field';
import { requiredText } from '../../api/schema';
import { choice, flag, integer, list, text } from '../../core/element/attributes';
import { type EventsOf, event, type PropsOf, widgetContract } from '../../core/element/contract';

const itemSchema = v.object({
  id: field(requiredText, {
    description: 'What the filtered cards are asked for with.',
    example: '31',
  }),
  label: field(requiredText, { description: 'Text of the item.', example: 'Gluteeniton' }),
});

export const contract = widgetContract({
  name: 'card-grid',
  purpose: 'cards',
  summary: 'A grid of content cards that can be filtered from a dropdown and grown by chunks.',
  attributes: {
    heading: text({ description: 'Heading above the grid.', example: 'Reseptit' }),
    cards: list(cardSchema, {
      required: true,
      description: 'The cards in order.',
    }),
    columns: choice(['four', 'three', 'two'], {
      description: 'Columns on wide screens; narrow ones have as many as fit.',
      example: 'three',
    }),
    rowsToDisplay: integer({
      default: 2,
      min: 1,
      max: 50,
      description: 'Rows shown at first and added by each press of show more.',
    }),
    expandable: flag({
      description: 'Shows the first rows with a show-more button; without it all cards are shown.',
    }),
    dropdownItems: list(itemSchema, {
      description: 'Items of the filter dropdown; without any there is no filter.',
    }),
    dropdownLabel: text({
      description: 'Name of the filter dropdown; without it a general one.',
      example: 'Valitse ruokavalio',
    }),
    cardType: text({
      default: 'headerImageSquare',
      description:
        'The card type asked for when the grid is filtered; the room kept for the cards goes by it, too.',
      example: 'recipeCard',
    }),
  },
  events: {
    'atria-cards-shown': event({
      description: 'More cards were shown.',
      detail: {
        shown: field(v.number(), { description: 'How many cards are shown now.' }),
        total: field(v.number(), { description: 'How many cards there are.' }),
      },
    }),
    'atria-cards-filtered': event({
      description:
        'The grid has come to show the cards of a dropdown item, or all again; not where they could not be had, or there are none.',
      detail: {
        id: field(v.nullable(v.string()), { description: 'Id of the item; null for all cards.' }),
      },
    }),
  },
  calls: ['GET /api/filtered-cards/{itemId}/{cardType}'],
});
export type CardGridProps = PropsOf<typeof contract>;
export type CardGridEvents = EventsOf<typeof contract>;
