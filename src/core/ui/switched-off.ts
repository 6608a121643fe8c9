import type { MouseEvent } from 'react';

/**
 * Attributes of a control that would do nothing now, spread after its `onClick`. It announces this
 * and keeps the focus, which `disabled` would move to the page's body [IMP-12].
 */
export const switchedOff = (is: boolean | undefined) =>
  is
    ? ({ 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() } as const)
    : undefined;
