import * as v from 'valibot';
import { field } from '../../api/field';
import { text as anyText, requiredText } from '../../api/schema';
import { type PropsOf, widgetContract } from '../../core/element/contract';
import { list, text } from '../../core/element/reading/attributes';

const itemSchema = v.object({
  label: field(requiredText, { description: 'Text of the link.', example: 'Toimitus' }),
  link: field(anyText, {
    required: true,
    description: 'A place of the page by its id, or another page.',
    example: '#toimitus',
  }),
});

export const contract = widgetContract({
  name: 'page-navigation',
  purpose: 'navigation',
  summary: 'Links to the places of a page, or to pages that belong together, in columns.',
  wakes: 'touch',
  attributes: {
    heading: text({ description: 'Heading above the links.', example: 'Tällä sivulla' }),
    items: list(itemSchema, { required: true, description: 'The links, in order.' }),
  },
  // Four links, one below the other where it is narrow.
  placement: { height: { 0: 192, 640: 48 } },
});
export type PageNavigationProps = PropsOf<typeof contract>;
