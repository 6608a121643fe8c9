import { clean } from './text';

/** A typed or pasted text of several lines, each clean: of any system, of Word, of PowerPoint. */
export const cleanLines = (text: string): string =>
  text
    .split(/\r\n?|[\n\v\f\u2028\u2029]/)
    .map(clean)
    .join('\n')
    .trim();
