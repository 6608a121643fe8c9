import { classNames } from './class-names';
import { insertRules } from './style-sheet';

/**
 * Stands in for css.ts in the built bundle: the build has made the calls already and hands over
 * the name and the rules of each.
 */
export const css = insertRules;
export const keyframes = insertRules;
export const globalCss = insertRules;
export const cx = classNames;
