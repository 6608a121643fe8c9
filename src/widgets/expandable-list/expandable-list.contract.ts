import * as v from 'valibot';
import { field } from '../../api/field';
import { text as anyText, yes } from '../../api/schema';
import { type EventsOf, event, type PropsOf, widgetContract } from '../../core/element/contract';
import { choice, list, text } from '../../core/element/reading/attributes';

const itemSchema = v.object({
  heading: field(anyText, {
    description: 'Heading of the item.',
    example: 'Onko lihassa antibiootteja?',
    required: true,
  }),
  content: field(anyText, {
    description: 'Text of the item, plain or as HTML.',
    example: 'Ei. Lääkittyjen eläinten lihaa ei toimiteta.',
    holds: 'html',
  }),
  fullWidth: field(yes, { description: 'It takes the whole row.' }),
});

export const contract = widgetContract({
  name: 'expandable-list',
  purpose: 'text',
  summary: 'Short texts in columns: nine at first, and five more with each press.',
  wakes: 'touch',
  attributes: {
    heading: text({ description: 'Heading above the list.', example: 'Kysyttyä ja vastattua' }),
    items: list(itemSchema, {
      description: 'The items in order; without it, the elements between the tags are the items.',
    }),
    headingLevel: choice(['3', '2', '4'], {
      description: 'Level of the items’ headings in the outline of the page.',
      example: '2',
    }),
  },
  slots: {
    '(default)':
      'Without items, each element is one; data-full-width gives it the whole row, as in a div.',
  },
  events: {
    'atria-list-grown': event({
      description: 'More items were shown.',
      detail: {
        shown: field(v.number(), { description: 'How many items are shown now.' }),
        total: field(v.number(), { description: 'How many items there are.' }),
      },
    }),
  },
  // A heading and a row of items, or as many items as the tag says.
  placement: {
    height: {
      0: { base: 60, row: 88 },
      380: { base: 60, row: 74 },
      592: { base: 60, row: 116, columns: 2 },
      896: { base: 60, row: 125, columns: 3 },
      1180: { base: 60, row: 154, columns: 4 },
    },
    entries: 1,
  },
});
export type ExpandableListProps = PropsOf<typeof contract>;
export type ExpandableListEvents = EventsOf<typeof contract>;
