import * as v from 'valibot';
import type { Declared } from '../../api/define-call';
import { field } from '../../api/field';
import { fetchDesktopNavigation, fetchMobileNavigation } from '../../api/navigation';
import { type EventsOf, event, type PropsOf, widgetContract } from '../../core/element/contract';
import type { FirstCall } from '../../core/element/placement';
import { integer, text, url } from '../../core/element/reading/attributes';
import { searchUrl, suggestionsEndpoint } from '../../core/element/shared.attributes';
import { searchBoxEvents } from '../../core/quick-search/quick-search.events';

const of = ({ declaration }: Declared): FirstCall => ({
  path: `${declaration.get}`,
  query: { languageId: '{language}', pageId: '{pageId}', subDomainId: '{subDomainId}' },
});

export const contract = widgetContract({
  name: 'header',
  purpose: 'navigation',
  summary:
    'The header of a site: logo, navigation with menus, quick search, language, account and cart.',
  wakes: 'touch',
  attributes: {
    pageId: text({
      description: 'The id of the page with this header; the navigation call sends it.',
      example: '1042',
      holds: 'content',
    }),
    subDomainId: text({
      description: 'The id of the sub-domain; the navigation calls send it only if it is set.',
      example: '7',
    }),
    logo: text({
      description:
        'The logo name: a site identifier or sibyllase; it decides wordmark, colours and layout. Without it the brand is used.',
      example: 'sibyllase',
    }),
    homeUrl: url({
      description: "Where the logo leads; without it the language's front page.",
      example: '/en/',
    }),
    shopUrl: url({
      description:
        'Address of the meat shop, for the cart link; without it https://www.lihakauppa.fi/, or / on a shop page.',
      example: 'https://www.lihakauppa.fi/',
    }),
    searchUrl,
    suggestionsEndpoint,
    accountUrl: url({
      default: '/oma-tili',
      description: 'Where the account link of a logged-in shop customer leads.',
      example: '/oma-tili',
    }),
    loginUrl: url({
      default: '/kirjaudu',
      description: 'Where the account link of all others leads.',
      example: '/kirjaudu',
    }),
    stickyOffset: integer({
      min: 0,
      description:
        'Pixels of scrolling after which the tab row is fixed to the top; without it the value of the brand.',
      example: '150',
    }),
  },
  events: {
    'atria-header-menu': event({
      description: 'The side menu was opened or closed.',
      detail: { open: field(v.boolean(), { description: 'Whether it is open now.' }) },
    }),
    ...searchBoxEvents,
  },
  placement: {
    windowHeight: { 0: 108, 1025: 176 },
    // Its row is fixed: a page that opens scrolled down shows it, and the skip link is in it.
    eager: true,
    request: { 0: of(fetchMobileNavigation), 1025: of(fetchDesktopNavigation) },
  },
});
export type HeaderProps = PropsOf<typeof contract>;
export type HeaderEvents = EventsOf<typeof contract>;
