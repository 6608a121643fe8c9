import type { Holds } from '../../src/api/field';
import { readDate } from '../../src/read/date';

/** A longer example does not fit into a single-line field. */
const longest = 60;

/** The control for a text: a date picker for a day, a large field for a text that can be long. */
export function textControl(holds: Holds | undefined, example: string): 'date' | 'long' | 'text' {
  if (holds === 'date') return 'date';
  return holds === 'html' || holds === 'lines' || example.length > longest ? 'long' : 'text';
}

/** Whether a date field can show a text: an ISO day or nothing. A day with a time does not fit. */
export const isDay = (text: string): boolean => !text || readDate(text) === text;
