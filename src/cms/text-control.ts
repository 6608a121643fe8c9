import type { Holds } from '../api/field';

/** Longer than this an example has no room in a line of a form. */
const longest = 60;

/** What a text is asked for with: a day is chosen, one that can be long has room. */
export function textControl(holds: Holds | undefined, example: string): 'date' | 'long' | 'text' {
  if (holds === 'date') return 'date';
  return holds === 'html' || holds === 'lines' || example.length > longest ? 'long' : 'text';
}

/** Whether a field for days takes a text: a day with its time has no place there. */
export const isDay = (text: string): boolean => /^(\d{4}-\d\d-\d\d)?$/.test(text);
