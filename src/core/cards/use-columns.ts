import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBreakpoint } from '../page/breakpoint';
import { observeSize } from '../page/observe-size';
import { columnsAt } from './card-grid-layout.styles';

/**
 * Counts the columns of a grid of cards, and again when its width changes.
 *
 * @param grid The element with `cardGridLayout`.
 * @param wished Its columns on wide screens.
 * @returns The number of columns, and whether they are counted. Without a layout, for example while
 * it is hidden, they are not: then it is the most that the window allows.
 */
export function useColumns(grid: RefObject<HTMLElement | null>, wished: number) {
  const max = columnsAt(useBreakpoint(), wished);
  const [laidOut, setLaidOut] = useState<number>();
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    // To measure here would cause another layout of the page.
    return observeSize(() => {
      const tracks = getComputedStyle(element).gridTemplateColumns.split(' ');
      if (element.clientWidth) flushSync(() => setLaidOut(tracks.length));
    }, element);
  }, [grid]);
  return { columns: Math.min(laidOut ?? max, max), isCounted: laidOut !== undefined };
}
