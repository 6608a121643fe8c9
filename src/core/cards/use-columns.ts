import { type RefObject, useLayoutEffect, useState } from 'react';
import { useBreakpoint } from '../page/breakpoint';
import { columnsAt } from './card-grid-layout.styles';

/**
 * Counts the columns in which a grid of cards is laid out, and again when its width changes.
 *
 * @param grid The element with `cardGridLayout`.
 * @param wished Its columns on wide screens.
 * @returns The number of columns, and whether they are counted. Before the first layout they are
 * not, and for a grid that is not shown they cannot be: then it is the most the window allows.
 */
export function useColumns(grid: RefObject<HTMLElement | null>, wished: number) {
  const max = columnsAt(useBreakpoint(), wished);
  const [laidOut, setLaidOut] = useState<number>();
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const count = () => {
      const isShown = element.clientWidth > 0;
      const tracks = getComputedStyle(element).gridTemplateColumns.split(' ');
      setLaidOut(isShown ? tracks.length : max);
    };
    count();
    const observer = new ResizeObserver(count);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid, max]);
  return { columns: Math.min(laidOut ?? max, max), isCounted: laidOut !== undefined };
}
