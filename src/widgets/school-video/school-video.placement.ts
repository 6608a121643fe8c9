import type { Placement } from '../../core/element/placement';

/** Its picture below a title of one line. */
export const placement: Placement = {
  height: { 0: 45, 640: 52 },
  pictureAbove: { ratio: 9 / 16, maxWidth: 4000 },
};
