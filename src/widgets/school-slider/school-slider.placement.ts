import type { Placement } from '../../core/element/placement';

/** A picture above arrows and dots. */
export const placement: Placement = {
  height: { 0: 52 },
  pictureAbove: { ratio: 9 / 16, maxWidth: 4000 },
};
