import type { Placement } from '../../core/element/placement';

/** A row of cards; two cards in a narrow column. Those of news have no pictures. */
export const placement: Placement = {
  height: { 0: 800, 768: 430 },
  heightWith: { 'card-type=cisionCard': { 0: 620, 768: 300 } },
};
