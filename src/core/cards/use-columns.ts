import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBreakpoint } from '../page/breakpoint';
import { observeSize } from '../page/observe-size';
import { columnsAt } from './card-grid-layout.styles';

/**
 * Counts the columns in which a grid of cards is laid out, and again when its width changes.
 *
 * @param grid The element with `cardGridLayout`.
 * @param wished Its columns on wide screens.
 * @returns The number of columns, and whether they are counted. Until it is laid out, and shown,
 * they are not: then it is the most the window allows.
 */
export function useColumns(grid: RefObject<HTMLElement | null>, wished: number) {
  const max = columnsAt(useBreakpoint(), wished);
  const [laidOut, setLaidOut] = useState<number>();
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    // To ask here would lay the page out once more.
    return observeSize(() => {
      const tracks = getComputedStyle(element).gridTemplateColumns.split(' ');
      if (element.clientWidth) flushSync(() => setLaidOut(tracks.length));
    }, element);
  }, [grid]);
  return { columns: Math.min(laidOut ?? max, max), isCounted: laidOut !== undefined };
}
