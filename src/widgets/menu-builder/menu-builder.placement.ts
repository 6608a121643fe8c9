import type { Placement } from '../../core/element/placement';

export const placement: Placement = {
  height: { 0: 1100, 896: 480 },
  request: { 0: '/api/fs/menu?menuId={menu-id}' },
};
