import { edited, type Place } from '../../src/read/edits';
import { readSource } from '../source/page-source';
import type { Part } from './parts';

/** The text with another text at a place. */
const spliced = (text: string, place: Place, next: string): string =>
  edited(text, [{ ...place, text: next }]);

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
  const end = line[1] === '' ? to + after[0].length : to;
  return spliced(text, { from: from - line[0].length, to: end }, '');
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
  const { root, tagsOf } = readSource(text, () => false);
  const [end] = ['main', 'body'].flatMap((name) => {
    const holder = root.querySelector(name);
    return (holder && tagsOf(holder)?.end) ?? [];
  });
  const at = text.slice(0, end?.from).replace(/[ \t]*$/, end ? '' : '$&').length;
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
