import type { CollisionDetection } from '@dnd-kit/core';
import { dropIndex, gapTo } from './drop-place.model';

/** How far beside a day it still is meant, in px. */
const near = 48;

/**
 * The day below the pointer, or the nearest beside it, and the place among its cards. Measured anew
 * each time: the page may have been scrolled, which the library does not see from a shadow root.
 */
export const findPlace: CollisionDetection = ({
  active,
  pointerCoordinates: point,
  droppableContainers,
}) => {
  if (!point) return [];
  const found = droppableContainers
    .flatMap((container) => {
      const element = container.node.current;
      if (!element) return [];
      return [{ container, element, gap: gapTo(element.getBoundingClientRect(), point) }];
    })
    .sort((one, other) => one.gap - other.gap)[0];
  if (!found || found.gap > near) return [];
  const { container, element } = found;
  const others = [...element.querySelectorAll<HTMLElement>('[data-key]')].filter(
    ({ dataset }) => dataset.key !== String(active.id),
  );
  const index = dropIndex(
    others.map((card) => card.getBoundingClientRect()),
    point.y,
  );
  const data = { droppableContainer: container, place: { day: container.id, index } };
  return [{ id: container.id, data }];
};
