import { type EventsOf, type PropsOf, widgetContract } from '../../core/element/contract';
import { integer, text } from '../../core/element/reading/attributes';
import { searchUrl } from '../../core/element/shared.attributes';
import { searchBoxEvents } from '../../core/quick-search/quick-search.events';

export const contract = widgetContract({
  name: 'search-field',
  purpose: 'find',
  summary: 'A search field that leads to the site search page.',
  wakes: 'touch',
  attributes: {
    searchUrl,
    contentGroup: integer({
      default: 0,
      min: 0,
      description: 'What is searched for: 0 all, 1 products, 2 recipes, 3 other content.',
      example: '2',
    }),
    label: text({
      description: 'Name and placeholder of the field; without it a text in the page language.',
      example: 'Etsi reseptejä',
    }),
  },
  events: searchBoxEvents,
  placement: { gap: 'none', height: { 0: 48 } },
});
export type SearchFieldProps = PropsOf<typeof contract>;
export type SearchFieldEvents = EventsOf<typeof contract>;
