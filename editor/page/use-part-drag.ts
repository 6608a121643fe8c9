import { type DragEvent, useState } from 'react';

interface Drag {
  /** The dragged part. */
  readonly at: number;
  /** Its index among the parts if it were dropped now. */
  readonly to: number;
}

/** The new index of a part that is dropped on another, above or below its middle. */
export function dropPlace(at: number, over: number, isBelow: boolean): number {
  const place = isBelow ? over + 1 : over;
  return place > at ? place - 1 : place;
}

const isBelowMiddle = ({ clientY, currentTarget }: DragEvent): boolean => {
  const { top, height } = currentTarget.getBoundingClientRect();
  return clientY > top + height / 2;
};

/**
 * Dragging of the parts in a list, by the browser's own drag and drop: it follows pointer and
 * finger, scrolls along, and Escape ends it. It does in one go what the buttons do step by step.
 *
 * @returns the props for a part's line
 */
export function usePartDrag(onMove: (at: number, by: number) => void) {
  const [drag, setDrag] = useState<Drag>();
  return (at: number, name: string) => ({
    draggable: true,
    'data-dragged': drag?.at === at || undefined,
    'data-drop':
      drag && drag.at !== drag.to && drag.to === at
        ? drag.to > drag.at
          ? 'below'
          : 'above'
        : undefined,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.effectAllowed = 'move';
      // Without data Firefox drags nothing.
      dataTransfer.setData('text/plain', name);
      setDrag({ at, to: at });
    },
    onDragOver: (event: DragEvent) => {
      if (!drag) return;
      event.preventDefault();
      const to = dropPlace(drag.at, at, isBelowMiddle(event));
      if (to !== drag.to) setDrag({ ...drag, to });
    },
    onDrop: (event: DragEvent) => {
      if (!drag) return;
      event.preventDefault();
      setDrag(undefined);
      if (drag.to !== drag.at) onMove(drag.at, drag.to - drag.at);
    },
    onDragEnd: () => setDrag(undefined),
  });
}
