import type { Declared } from '../../api/define-call';
import { fetchDesktopNavigation, fetchMobileNavigation } from '../../api/navigation';
import type { FirstCall, Placement } from '../../core/element/placement';

const of = ({ declaration }: Declared): FirstCall => ({
  path: `${declaration.get}`,
  query: { languageId: '{language}', pageId: '{pageId}', subDomainId: '{subDomainId}' },
});

export const placement: Placement = {
  windowHeight: { 0: 108, 1025: 176 },
  // Its row is fixed: a page that opens scrolled down shows it, and the skip link is in it.
  eager: true,
  request: { 0: of(fetchMobileNavigation), 1025: of(fetchDesktopNavigation) },
};
