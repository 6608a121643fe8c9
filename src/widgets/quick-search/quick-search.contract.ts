import { choice, integer, text, url } from '../../core/element/attributes';
import { event, type PropsOf, widgetContract } from '../../core/element/contract';
import type { SearchNavigation } from '../../core/search/quick-search';

export const contract = widgetContract({
  name: 'quick-search',
  summary: 'A search box that suggests pages, products and recipes while one types.',
  attributes: {
    layout: choice(['quick', 'mobile', 'sticky'], {
      description:
        'How the box looks: quick is a wide field with a button, mobile fits a header bar, sticky is a field of 216 px.',
      example: 'sticky',
    }),
    searchUrl: url({
      default: '/haku',
      description: 'The site search page; Enter and the button go there with the text as q.',
      example: '/haku',
    }),
    label: text({
      description: 'Name and placeholder of the field; without it a text in the page language.',
      example: 'Mitä olet etsimässä?',
    }),
    sortOrder: integer({
      default: 0,
      min: 0,
      description: 'The order of the suggestions, as the search service numbers it.',
    }),
    endpoint: text({
      description: 'Another path for the suggestions call.',
      example: '/api/search/suggestions/',
    }),
  },
  events: {
    'atria-search-navigate': event<SearchNavigation>({
      cancelable: true,
      description:
        'The visitor is about to go to the search page or to a suggestion; detail has the text q and the address url.',
    }),
  },
});
export type QuickSearchBoxProps = PropsOf<typeof contract>;
