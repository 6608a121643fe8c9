import { classNames } from './class-names';
import { insertRules } from './style-sheet';

/**
 * Replaces css.ts in the built bundle: the build has made the calls already, and passes each name
 * with its rules.
 */
export const css = insertRules;
export const keyframes = insertRules;
export const globalCss = insertRules;
export const cx = classNames;
