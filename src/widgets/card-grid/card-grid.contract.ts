import * as v from 'valibot';
import { cardSchema } from '../../api/cards';
import { choice, flag, integer, list, text } from '../../core/element/attributes';
import { type EventsOf, event, type PropsOf, widgetContract } from '../../core/element/contract';

const itemSchema = v.object({
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  label: v.string(),
});

export const contract = widgetContract({
  name: 'card-grid',
  summary: 'A grid of content cards that can be filtered from a dropdown and grown by chunks.',
  attributes: {
    heading: text({ description: 'Heading above the grid.', example: 'Reseptit' }),
    cards: list(cardSchema, {
      description: 'The cards in order; the field type of each picks its style.',
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
      description: 'Items of the filter dropdown, each with id and label.',
    }),
    dropdownLabel: text({
      description: 'Name of the filter dropdown; without it a general one.',
      example: 'Valitse ruokavalio',
    }),
    cardType: text({
      default: 'headerImageSquare',
      description: 'The card type asked for when the grid is filtered.',
      example: 'recipeCard',
    }),
  },
  events: {
    'atria-cards-shown': event<{ shown: number; total: number }>({
      description: 'More cards were shown; the detail has their number and the number of all.',
    }),
    'atria-cards-filtered': event<{ id: string | null }>({
      description: 'The grid was filtered by a dropdown item, or by none (null).',
    }),
  },
});
export type CardGridProps = PropsOf<typeof contract>;
export type CardGridEvents = EventsOf<typeof contract>;
