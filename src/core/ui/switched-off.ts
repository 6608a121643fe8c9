import type { MouseEvent } from 'react';

/**
 * Of a control that would do nothing now, spread after its `onClick`. It says so and keeps the
 * focus, which `disabled` would drop to the page's body [IMP-12].
 */
export const switchedOff = (is: boolean | undefined) =>
  is
    ? ({ 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() } as const)
    : undefined;
