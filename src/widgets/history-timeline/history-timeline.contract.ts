import * as v from 'valibot';
import { field } from '../../api/field';
import { text as anyText, requiredText } from '../../api/schema';
import { type EventsOf, event, type PropsOf, widgetContract } from '../../core/element/contract';
import { list, text } from '../../core/element/reading/attributes';

const itemSchema = v.object({
  year: field(requiredText, {
    description: 'The year, or any short word for the time.',
    example: '1903',
  }),
  heading: field(anyText, {
    description: 'What happened, in a few words.',
    example: 'Isännät perustavat osuuskunnan',
  }),
  text: field(anyText, {
    description: 'More about it, plain or as HTML.',
    example: 'Karja myydään nyt yhdessä.',
    holds: 'html',
  }),
  image: field(anyText, {
    description: 'Address of a picture.',
    example: '/kuvat/1903.jpg',
    holds: 'picture',
  }),
  imageAlt: field(anyText, {
    description: 'What the picture shows, for those who do not see it; empty if it only decorates.',
    example: 'Ensimmäinen tehdas radan varrella',
    holds: 'alt',
  }),
});

export const contract = widgetContract({
  name: 'history-timeline',
  purpose: 'text',
  summary: 'The history of a company: years with texts and pictures along a line.',
  wakes: 'idle',
  because: 'It marks the year that is in view.',
  attributes: {
    heading: text({ description: 'Heading above the timeline.', example: 'Vuosien varrelta' }),
    items: list(itemSchema, {
      required: true,
      description: 'What happened, in the order in which it is shown.',
    }),
  },
  events: {
    'atria-year-chosen': event({
      description: 'A visitor pressed a year.',
      detail: { year: field(v.string(), { description: 'The year that was pressed.' }) },
    }),
  },
  // Events with pictures, four unless the tag says otherwise; wide ones on both sides of the line.
  placement: {
    height: {
      0: { base: 125, row: 235, share: 0.5625 },
      640: { base: 125, row: 54, share: 0.329 },
    },
    entries: 4,
  },
});
export type HistoryTimelineProps = PropsOf<typeof contract>;
export type HistoryTimelineEvents = EventsOf<typeof contract>;
