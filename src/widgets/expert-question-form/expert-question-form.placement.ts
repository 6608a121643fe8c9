import type { Placement } from '../../core/element/placement';

export const placement: Placement = { height: { 0: 724, 404: 551 } };
