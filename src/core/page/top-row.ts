import { atom } from 'jotai/vanilla';

/**
 * The height in px that the header's fixed row covers, with a space below; 0 without one. No custom
 * property of the page's root element: the styles of the whole page would be computed again.
 */
export const topRowAtom = atom(0);
