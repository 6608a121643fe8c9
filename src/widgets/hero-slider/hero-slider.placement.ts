import type { Placement } from '../../core/element/placement';

export const placement: Placement = {
  height: { 0: 400, 640: 480, 896: 560 },
  picture: ['slides', 'image'],
};
