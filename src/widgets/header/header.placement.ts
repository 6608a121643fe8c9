import type { Placement } from '../../core/element/placement';

const of = (device: string) =>
  `/api/nav/${device}?languageId={language}&pageId={page-id}&subDomainId={sub-domain-id}`;

export const placement: Placement = {
  height: { 0: 108, 1025: 176 },
  request: { 0: of('mobile'), 1025: of('desktop') },
};
