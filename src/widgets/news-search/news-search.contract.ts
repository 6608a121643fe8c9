import { flag, text } from '../../core/element/attributes';
import { type PropsOf, widgetContract } from '../../core/element/contract';
import { addressName, endpoint } from '../../core/element/shared.attributes';
import { matchAnyCategoryIds, pageSize } from '../../core/search/search.attributes';
import { searchEvents } from '../../core/search/search.events';

export const contract = widgetContract({
  name: 'news-search',
  purpose: 'find',
  summary:
    'The newsroom: releases and news, newest first, by category and sub-category, with an optional query box.',
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
  calls: ['GET /api/search/newsroom'],
});
export type NewsSearchProps = PropsOf<typeof contract>;
