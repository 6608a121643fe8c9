import * as v from 'valibot';
import { field } from '../../api/field';
import { text as anyText, requiredText, yes } from '../../api/schema';
import { type EventsOf, event, type PropsOf, widgetContract } from '../../core/element/contract';
import { choice, flag, list, text } from '../../core/element/reading/attributes';

const itemSchema = v.object({
  heading: field(requiredText, {
    description: 'Heading of the panel, which opens and closes it.',
    example: 'Voiko tuotteen pakastaa?',
  }),
  content: field(requiredText, {
    description: 'Text of the panel, plain or as HTML.',
    example: '<p>Useimmat tuotteet voi pakastaa.</p>',
    holds: 'html',
  }),
  open: field(yes, { description: 'The panel is open at first.' }),
  id: field(anyText, {
    description: 'Hash with which a link opens the panel, without #.',
    example: 'pakastaminen',
  }),
});

export const contract = widgetContract({
  name: 'accordion',
  purpose: 'text',
  summary: 'Headings that open and close the text below them, as questions and answers.',
  wakes: 'touch',
  attributes: {
    heading: text({
      description:
        'Heading of a single panel; its text is the content, or what is between the tags.',
      example: 'Toimitusehdot',
    }),
    content: text({
      description: 'Text of the panel that has the heading, plain or as HTML.',
      example: 'Toimitamme arkisin klo 16–21.',
      holds: 'html',
    }),
    items: list(itemSchema, { description: 'Several panels, in order.' }),
    open: flag({ description: 'The panel with the heading is open at first.' }),
    small: flag({
      description: 'Panels are at most 100 px high instead of 800; the rest scrolls.',
    }),
    oneOpen: flag({ description: 'Opening a panel closes the one that was open.' }),
    headingLevel: choice(['3', '2', '4'], {
      description: 'Level of the headings in the outline of the page.',
      example: '2',
    }),
  },
  slots: {
    '(default)':
      'Text of the panel that has the heading; without a heading, details elements with a summary, each a panel.',
  },
  events: {
    'atria-accordion-toggle': event({
      description: 'A panel was opened or closed.',
      detail: {
        heading: field(v.string(), { description: 'Heading of the panel.' }),
        open: field(v.boolean(), { description: 'Whether it is open now.' }),
      },
    }),
  },
  // Closed panels, one unless the tag says otherwise; see docs/guides/editing.md.
  placement: { gap: 'others', height: { 0: { row: 66 } }, entries: 1 },
});
export type AccordionProps = PropsOf<typeof contract>;
export type AccordionEvents = EventsOf<typeof contract>;
