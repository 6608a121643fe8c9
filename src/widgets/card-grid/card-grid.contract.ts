import * as v from 'valibot';
import { cardSchema, cardTypes } from '../../api/cards';
import { field } from '../../api/field';
import { requiredText } from '../../api/schema';
import { type EventsOf, event, type PropsOf, widgetContract } from '../../core/element/contract';
import { choice, flag, integer, list, text } from '../../core/element/reading/attributes';

const itemSchema = v.object({
  id: field(requiredText, {
    description: 'Id that requests the filtered cards.',
    example: '31',
    holds: 'filtered-cards',
  }),
  label: field(requiredText, { description: 'Text of the item.', example: 'Gluteeniton' }),
});

export const contract = widgetContract({
  name: 'card-grid',
  purpose: 'cards',
  summary: 'A grid of content cards, with a filter and a button that shows more.',
  wakes: 'touch',
  attributes: {
    heading: text({ description: 'Heading above the grid.', example: 'Reseptit' }),
    cards: list(cardSchema, {
      required: true,
      description: 'The cards in order.',
    }),
    columns: choice(['four', 'three', 'two'], {
      description: 'Columns on wide screens; narrow screens have as many as fit.',
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
    cardType: choice(cardTypes, {
      description:
        'The card type requested when the grid is filtered; the reserved height depends on it, too.',
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
        'The grid shows the cards of a dropdown item, or all again; not fired if they failed to load or there are none.',
      detail: {
        id: field(v.nullable(v.string()), { description: 'Id of the item; null for all cards.' }),
      },
    }),
  },
  // Two rows of square pictures, or the cards of the type in the tag. Those of press releases have
  // no pictures.
  placement: {
    cards: { base: 112, row: 63, share: 1, entries: 8 },
    cardsWith: {
      'card-type=headerImageWide': { row: 98, share: 0.5625 },
      'card-type=recipeCard': { row: 88, share: 0.75 },
      'card-type=jyvabroilerRecipeCard': { row: 95 },
      'card-type=mynewsdeskCard': { row: 70, share: 0.75 },
      'card-type=ridderheimsCard': { row: 75, share: 1 },
      'columns=three': { columns: 3 },
      'columns=two': { columns: 2 },
      expandable: { base: 150, rows: 2 },
      'rows-to-display="1"][expandable': { rows: 1 },
      'rows-to-display="3"][expandable': { rows: 3 },
      'rows-to-display="4"][expandable': { rows: 4 },
    },
    heightWith: { 'card-type=cisionCard': { 0: 640, 376: 450, 776: 303 } },
  },
});
export type CardGridProps = PropsOf<typeof contract>;
export type CardGridEvents = EventsOf<typeof contract>;
