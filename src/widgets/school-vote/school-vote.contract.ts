import * as v from 'valibot';
import { field } from '../../api/field';
import { text as anyText, count, requiredText } from '../../api/schema';
import { type EventsOf, event, type PropsOf, widgetContract } from '../../core/element/contract';
import { list, text } from '../../core/element/reading/attributes';

const optionSchema = v.object({
  title: field(requiredText, {
    description: 'What can be chosen.',
    example: 'Lihapullat',
  }),
  text: field(anyText, {
    description: 'What is shown once it is chosen.',
    example: 'Hyvä valinta! Lihapullat ovat koululaisten suosikki.',
  }),
  votes: field(count, {
    description:
      'How many have voted for it, if the page counts; after the vote visitors see the votes and the share of each option.',
    example: '412',
  }),
});

export const contract = widgetContract({
  name: 'school-vote',
  purpose: 'school',
  summary:
    'A vote between options. The choice shows its text and is remembered in the browser; it is not sent, only reported to the page.',
  wakes: 'load',
  because: 'It shows whether the visitor has voted.',
  attributes: {
    heading: text({
      description: 'The question, above the options.',
      example: 'Mikä on paras kouluruoka?',
    }),
    voteId: text({
      description:
        'Tags with the same id are one vote, for example in several languages; the options have the same order. Without it the words decide.',
      example: 'kouluruoka-2026',
    }),
    options: list(optionSchema, { required: true, description: 'The options, in order.' }),
  },
  events: {
    'atria-vote': event({
      description: 'A visitor chose an option.',
      detail: {
        index: field(v.number(), { description: 'Its index, from 0.' }),
        title: field(v.string(), { description: 'What was chosen.' }),
        text: field(v.string(), { description: 'The text it shows.' }),
        previous: field(v.number(), {
          description: 'Index of the vote that it withdraws, -1 for none: arrow keys choose, too.',
        }),
      },
    }),
  },
  // A question with two options, or as many as the tag says.
  placement: {
    height: {
      0: { base: 55, row: 71 },
      520: { base: 55, row: 65, columns: 2 },
      1150: { base: 55, row: 66, columns: 4 },
    },
    entries: 2,
  },
});
export type SchoolVoteProps = PropsOf<typeof contract>;
export type SchoolVoteEvents = EventsOf<typeof contract>;
