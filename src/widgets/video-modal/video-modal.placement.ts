import type { Placement } from '../../core/element/placement';

/** Its picture, and the title below it in one line or two. */
export const placement: Placement = {
  height: { 0: { base: 58, share: 0.5625 }, 400: { base: 35, share: 0.5625 } },
};
