import { flag, integer, text } from '../../core/element/attributes';
import { event, type PropsOf, widgetContract } from '../../core/element/contract';
import type { ShownResults } from '../../core/search/use-search';

export const contract = widgetContract({
  name: 'news-search',
  summary:
    'The newsroom: releases and news, newest first, by category and sub-category, with an optional query box.',
  attributes: {
    pageSize: integer({
      default: 12,
      min: 1,
      max: 100,
      description: 'How many items a page of results has.',
      example: '12',
    }),
    showSearch: flag({ description: 'Shows the query box above the filters.' }),
    matchAnyCategoryIds: text({
      description:
        'Ids of news categories, separated by commas; items of any of them are listed, without it all.',
      example: '701,702',
    }),
    authors: text({
      description: 'Names of authors, separated by commas; only their items are listed.',
      example: 'Viestintä,Sijoittajasuhteet',
    }),
    endpoint: text({
      description: 'Another path for the search call.',
      example: '/api/search/newsroom',
    }),
  },
  events: {
    'atria-search-results': event<ShownResults>({
      description:
        'Items are shown: of a new search or of a further page; detail has q, facetTags, page and totalCount.',
    }),
  },
});
export type NewsSearchProps = PropsOf<typeof contract>;
