import { htmlTokens } from '../snippet/html-tokens';
import type { Part } from './parts';

interface Place {
  readonly from: number;
  readonly to: number;
}

/** The text with another text at a place. */
export const spliced = (text: string, { from, to }: Place, next: string): string =>
  text.slice(0, from) + next + text.slice(to);

const lineEnd = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n');

/** The space before a place in its line; '' if something else is there. */
const indentAt = (text: string, at: number): string =>
  /(?:^|\n)([ \t]*)$/.exec(text.slice(0, at))?.[1] ?? '';

/** The text without a place, and without its line if it was alone there. */
export function withoutPlace(text: string, { from, to }: Place): string {
  const line = /(^|\r?\n)[ \t]*$/.exec(text.slice(0, from));
  const after = /^[ \t]*(\r?\n|$)/.exec(text.slice(to));
  if (!line || !after) return spliced(text, { from, to }, '');
  // In the first line its end is removed, elsewhere the end of the line before.
  const isFirst = line[1] === '';
  const begin = from - line[0].length;
  return spliced(text, { from: begin, to: isFirst ? to + after[0].length : to }, '');
}

/** A text with something in a new place, and where that begins. */
export interface Placed {
  readonly text: string;
  readonly from: number;
}

/** The text with markup in a line of its own after a place. */
export function insertedAfter(text: string, { from, to }: Place, markup: string): Placed {
  const gap = lineEnd(text) + indentAt(text, from);
  return { text: spliced(text, { from: to, to }, gap + markup), from: to + gap.length };
}

/** The text with markup at its end: inside the page's main element, if it has one. */
export function appended(text: string, markup: string): Placed {
  const end = text.search(/[ \t]*<\/main\b/i);
  const body = end < 0 ? text.search(/[ \t]*<\/body\b/i) : end;
  const at = body < 0 ? text.length : body;
  const before = text.slice(0, at);
  const gap = before === '' || before.endsWith('\n') ? '' : lineEnd(text);
  const added = gap + markup + lineEnd(text);
  return { text: spliced(text, { from: at, to: at }, added), from: at + gap.length };
}

/**
 * The text with a part moved some places up (below 0) or down: it is then before or after the part
 * that was there, inside the same container. All else stays.
 */
export function movedPart(text: string, parts: readonly Part[], at: number, by: number): Placed {
  const [part, neighbour] = [parts[at], parts[at + by]];
  if (!part || !neighbour) return { text, from: part?.from ?? 0 };
  const [first, second] = by > 0 ? [part, neighbour] : [neighbour, part];
  const markup = text.slice(part.from, part.to);
  const gap = text.slice(first.to, second.from);
  if (Math.abs(by) === 1 && gap.trim() === '') {
    const swapped = text.slice(second.from, second.to) + gap + text.slice(first.from, first.to);
    const from = by > 0 ? part.from + (neighbour.to - neighbour.from) + gap.length : neighbour.from;
    return { text: spliced(text, { from: first.from, to: second.to }, swapped), from };
  }
  const left = withoutPlace(text, part);
  if (by < 0) {
    const behind = markup + lineEnd(text) + indentAt(text, neighbour.from);
    const { from } = neighbour;
    return { text: spliced(left, { from, to: from }, behind), from };
  }
  const cut = text.length - left.length;
  return insertedAfter(left, { from: neighbour.from - cut, to: neighbour.to - cut }, markup);
}

/** The text with a copy of a part after it. */
export const copiedPart = (text: string, part: Part): Placed =>
  insertedAfter(text, part, text.slice(part.from, part.to));

/** The block of a page's data by its id, with its tags. */
function blockPlace(text: string, id: string): Place | undefined {
  const tokens = htmlTokens(text);
  const at = tokens.findIndex(({ attributes }) =>
    attributes.some(({ name, value }) => name === 'data-atria-block' && value === id),
  );
  const end = tokens.slice(at).find(({ kind, name }) => kind === 'end' && name === 'script');
  const start = tokens[at];
  return start && end && { from: start.from, to: end.to };
}

/** How many tags of a text have their data in a block. */
const usersOf = (text: string, id: string): number =>
  htmlTokens(text).filter(({ kind, attributes }) => {
    const isUser = ({ name, value }: { name: string; value: string }) =>
      name === 'block-id' && value === id;
    return kind === 'start' && attributes.some(isUser);
  }).length;

/**
 * The text with other markup in place of a part. Data in a block of the page for this part alone is
 * now in the markup: the block is removed.
 */
export function changedPart(text: string, part: Part, markup: string): string {
  const id = part.kind === 'widget' ? part.tag.block : '';
  const block = id && usersOf(text, id) === 1 ? blockPlace(text, id) : undefined;
  const isAfter = block && block.from >= part.to;
  const next = isAfter ? withoutPlace(text, block) : text;
  const changed = spliced(next, part, markup);
  return block && block.to <= part.from ? withoutPlace(changed, block) : changed;
}
