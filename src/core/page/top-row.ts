import { atom } from 'jotai/vanilla';

/** The height in px that the header's fixed row covers, with a space below; 0 without one. */
export const topRowAtom = atom(0);
