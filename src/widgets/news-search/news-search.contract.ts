import { searchNews } from '../../api/search';
import { type PropsOf, widgetContract } from '../../core/element/contract';
import { flag, text } from '../../core/element/reading/attributes';
import { addressName, endpoint } from '../../core/element/shared.attributes';
import {
  firstSearch,
  matchAnyCategoryIds,
  pageSize,
  searchEvents,
} from '../../core/search/search-contract';

export const contract = widgetContract({
  name: 'news-search',
  purpose: 'find',
  summary:
    'The newsroom: releases and news, newest first, by category and sub-category, with an optional query box.',
  wakes: 'idle',
  because: 'It reports its hits by an event.',
  attributes: {
    pageSize,
    showSearch: flag({ description: 'Shows the query box above the filters.' }),
    matchAnyCategoryIds,
    authors: text({
      description: 'Names of authors, separated by commas; only their items are listed.',
      example: 'Viestintä,Sijoittajasuhteet',
    }),
    addressName,
    endpoint,
  },
  events: searchEvents,
  // A page of twelve, where those without a picture are lower.
  placement: {
    cards: { base: 289, row: 5, share: 0.75, columns: 3, entries: 12 },
    request: firstSearch(searchNews, ['matchAnyCategoryIds', 'authors'], '2'),
  },
});
export type NewsSearchProps = PropsOf<typeof contract>;
