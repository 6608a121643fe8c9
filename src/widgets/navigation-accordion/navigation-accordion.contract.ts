import * as v from 'valibot';
import { field } from '../../api/field';
import { text as anyText, listOf, requiredText, yes } from '../../api/schema';
import { type EventsOf, event, type PropsOf, widgetContract } from '../../core/element/contract';
import { list, text } from '../../core/element/reading/attributes';

const childSchema = v.object({
  label: field(requiredText, { description: 'Text of the link.', example: 'Nakit' }),
  link: field(anyText, {
    required: true,
    description: 'Address of the link.',
    example: '/tuotteet/nakit',
  }),
});
const itemSchema = v.object({
  label: field(requiredText, { description: 'Text of the section.', example: 'Makkarat' }),
  link: field(anyText, {
    description: 'Address of the section; without one a press on its text opens it.',
    example: '/tuotteet/makkarat',
  }),
  children: field(listOf(childSchema), {
    description: 'Links that belong to the section.',
  }),
  expanded: field(yes, { description: 'It is open at first.' }),
});

export const contract = widgetContract({
  name: 'navigation-accordion',
  purpose: 'navigation',
  summary: 'Sections of links that open and close, as in the side menu.',
  wakes: 'touch',
  attributes: {
    heading: text({ description: 'Heading above the sections.', example: 'Tässä osiossa' }),
    items: list(itemSchema, { required: true, description: 'The sections, in order.' }),
  },
  events: {
    'atria-accordion-toggle': event({
      description: 'A section was opened or closed.',
      detail: {
        heading: field(v.string(), { description: 'Text of the section.' }),
        open: field(v.boolean(), { description: 'Whether it is open now.' }),
      },
    }),
  },
  // Closed sections, one unless the tag says otherwise.
  placement: { height: { 0: { row: 57 } }, entries: 1 },
});
export type NavigationAccordionProps = PropsOf<typeof contract>;
export type NavigationAccordionEvents = EventsOf<typeof contract>;
