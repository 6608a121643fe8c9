import type { Placement } from '../../../src/core/element/placement';
import { gapCss } from './gap';
import { heightsCss } from './heights';

/** As core/style/root.styles registers it: a sheet within a shadow root may not. */
const registeredRem = '@property --_rem{syntax:"<length>";initial-value:16px;inherits:true}\n';

/**
 * The style sheet for a page's head, `atria.css`: the space that the placements of all widgets
 * reserve.
 */
export const atriaCss = (placements: Readonly<Record<string, Placement>>): string =>
  heightsCss(placements) + gapCss(placements) + registeredRem;
