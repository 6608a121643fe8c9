import { visible } from './text';

/** The ends of lines: of Windows and of old Macs, of Word, of PowerPoint. */
const ends = /\r\n?|[\v\f\u2028\u2029]/g;

/** A text of several lines that was typed or pasted, as its writer sees it; see `clean`. */
export const cleanLines = (text: string): string =>
  visible(text)
    .replace(ends, '\n')
    .replace(/[^\S\n]|\u2800/g, ' ')
    .normalize()
    .trim();
