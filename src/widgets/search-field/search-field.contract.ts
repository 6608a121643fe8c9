import { integer, text, url } from '../../core/element/attributes';
import { event, type PropsOf, widgetContract } from '../../core/element/contract';
import type { SearchNavigation } from '../../core/search/quick-search';

export const contract = widgetContract({
  name: 'search-field',
  summary: 'A search field that leads to the site search page.',
  attributes: {
    searchUrl: url({
      default: '/haku',
      description: 'The site search page; Enter and the button go there.',
      example: '/haku',
    }),
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
  events: {
    'atria-search-navigate': event<SearchNavigation>({
      cancelable: true,
      description:
        'The visitor is about to go to the search page; detail has the text q and the address url.',
    }),
  },
});
export type SearchFieldBoxProps = PropsOf<typeof contract>;
