import { widgetContract } from '../../core/element/contract';
import { choice, integer, text } from '../../core/element/reading/attributes';
import { endpoint, searchUrl } from '../../core/element/shared.attributes';
import { searchBoxEvents } from '../../core/quick-search/quick-search.events';

export const contract = widgetContract({
  name: 'quick-search',
  purpose: 'find',
  summary: 'A search box that suggests pages, products and recipes while the visitor types.',
  wakes: 'touch',
  attributes: {
    layout: choice(['quick', 'mobile', 'sticky'], {
      description:
        'How the box looks: quick is a wide field with a button, mobile fits a header bar, sticky is a field of 216 px.',
      example: 'sticky',
    }),
    searchUrl,
    label: text({
      description: 'Name and placeholder of the field; without it a text in the page language.',
      example: 'Mitä olet etsimässä?',
    }),
    sortOrder: integer({
      default: 0,
      min: 0,
      description: 'The order of the suggestions, as the search service numbers it.',
    }),
    endpoint,
  },
  events: searchBoxEvents,
  placement: { gap: 'none', height: { 0: 48 } },
});
