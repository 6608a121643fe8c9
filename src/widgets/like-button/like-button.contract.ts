import * as v from 'valibot';
import { field } from '../../api/field';
import { type EventsOf, event, type PropsOf, widgetContract } from '../../core/element/contract';
import { integer, text } from '../../core/element/reading/attributes';

export const contract = widgetContract({
  name: 'like-button',
  purpose: 'participation',
  summary: 'A button to like a recipe or another piece of content, with its number of likes.',
  wakes: 'load',
  because: 'It shows whether the visitor has liked the content.',
  attributes: {
    contentId: text({
      required: true,
      description: 'Id of the content that is liked.',
      example: '4012',
      holds: 'content',
    }),
    likeCount: integer({
      default: 0,
      min: 0,
      description: 'How many likes the content has, as the page knows it.',
      example: '128',
    }),
  },
  events: {
    'atria-like': event({
      description: 'The visitor has liked the content, and the like was saved.',
      detail: { contentId: field(v.string(), { description: 'Id of the content.' }) },
    }),
  },
  placement: { gap: 'none', height: { 0: 44 } },
});
export type LikeButtonProps = PropsOf<typeof contract>;
export type LikeButtonEvents = EventsOf<typeof contract>;
