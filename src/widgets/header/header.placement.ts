import type { Placement } from '../../core/element/placement';

const of = (device: string) =>
  `/api/nav/${device}?languageId={language}&pageId={page-id}&subDomainId={sub-domain-id}`;

export const placement: Placement = {
  windowHeight: { 0: 108, 1025: 176 },
  // Its row is fixed: a page that opens scrolled down shows it, and the skip link is in it.
  eager: true,
  request: { 0: of('mobile'), 1025: of('desktop') },
};
