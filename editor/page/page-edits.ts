import { type Edit, edited, type Place, textAt } from '../../src/read/edits';
import { readSource } from '../source/page-source';
import type { Part } from './parts';

const lineEnd = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n');

/** The space before a place in its line; '' if something else is there. */
const indentAt = (text: string, at: number): string =>
  /(?:^|\n)([ \t]*)$/.exec(text.slice(0, at))?.[1] ?? '';

/** The edit that removes a place, and its line if it is alone there. */
function removal(text: string, { from, to }: Place): Edit {
  const line = /(^|\r?\n)[ \t]*$/.exec(text.slice(0, from));
  const after = /^[ \t]*(\r?\n|$)/.exec(text.slice(to));
  if (!line || !after) return { from, to, text: '' };
  // In the first line its end is removed, elsewhere the end of the line before.
  const end = line[1] === '' ? to + after[0].length : to;
  return { from: from - line[0].length, to: end, text: '' };
}

/** The text without a place, and without its line if it was alone there. */
export const withoutPlace = (text: string, place: Place): string =>
  edited(text, [removal(text, place)]);

/** A text with something in a new place, and where that begins. */
export interface Placed {
  readonly text: string;
  readonly from: number;
}

/** The text with markup in a line of its own after a place. */
export function insertedAfter(text: string, { from, to }: Place, markup: string): Placed {
  const gap = lineEnd(text) + indentAt(text, from);
  const edit = { from: to, to, text: gap + markup };
  return { text: edited(text, [edit]), from: to + gap.length };
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
  const edit = { from: at, to: at, text: gap + markup + lineEnd(text) };
  return { text: edited(text, [edit]), from: at + gap.length };
}

/**
 * The text with a part moved some places up (below 0) or down: it is then before or after the part
 * that was there, inside the same container. All else stays.
 */
export function movedPart(text: string, parts: readonly Part[], at: number, by: number): Placed {
  const [part, neighbour] = [parts[at], parts[at + by]];
  if (!part || !neighbour) return { text, from: part?.from ?? 0 };
  const [first, second] = by > 0 ? [part, neighbour] : [neighbour, part];
  const markup = textAt(text, part);
  if (Math.abs(by) === 1 && text.slice(first.to, second.from).trim() === '') {
    const swapped = [
      { ...part, text: textAt(text, neighbour) },
      { ...neighbour, text: markup },
    ];
    const from = by > 0 ? neighbour.to - markup.length : neighbour.from;
    return { text: edited(text, swapped), from };
  }
  if (by < 0) {
    const { from } = neighbour;
    const behind = markup + lineEnd(text) + indentAt(text, from);
    return { text: edited(text, [{ from, to: from, text: behind }, removal(text, part)]), from };
  }
  const left = withoutPlace(text, part);
  const cut = text.length - left.length;
  return insertedAfter(left, { from: neighbour.from - cut, to: neighbour.to - cut }, markup);
}

/** The text with a copy of a part after it. */
export const copiedPart = (text: string, part: Part): Placed =>
  insertedAfter(text, part, textAt(text, part));
