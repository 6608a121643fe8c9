import { findJsonFault } from './find-json-fault';

/** What a JSON text of an editor holds, and what is wrong with it. */
export interface JsonReading {
  /** Absent when it cannot be read. */
  readonly value?: unknown;
  /** What is wrong with it, in words; absent when nothing is. */
  readonly fault?: string;
  /** It is looked at again after `whenReadable`; what is said till then is not final. */
  readonly isUnread?: boolean;
}

/** What text filters of a CMS leave between the values, and how it is called. */
const litter: readonly (readonly [RegExp, string])[] = [
  [/<\/?p\b[^>]*>/giy, '<p>'],
  [/<br\b[^>]*>/giy, '<br>'],
  [/\u00a0|&nbsp;/gy, 'a non-breaking space'],
];
const wholeString = /"(?:[^"\\]|\\[\s\S])*"/y;
const curly = /[“”„‟«»‘’‚]/;

const matchAt = (pattern: RegExp, text: string, at: number): string | undefined => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
};

interface Swept {
  readonly text: string;
  /** What was taken out, each kind once. */
  readonly removed: readonly string[];
}

/** The text without litter and without commas before a closing bracket, outside of strings. */
function sweep(text: string): Swept {
  const removed = new Set<string>();
  let swept = '';
  for (let at = 0; at < text.length; ) {
    const kept = matchAt(wholeString, text, at);
    const [found, name] = kept
      ? [undefined, '']
      : (litter
          .map(([pattern, what]) => [matchAt(pattern, text, at), what] as const)
          .find(([one]) => one) ?? [undefined, '']);
    const part = kept ?? found ?? text.charAt(at);
    if (found) removed.add(name);
    else if (!kept && /[\]}]/.test(part)) {
      const before = swept.replace(/,(\s*)$/, '$1');
      if (before !== swept) removed.add('a comma too many');
      swept = before + part;
    } else swept += part;
    at += part.length;
  }
  return { text: swept, removed: [...removed] };
}

/** What an attribute becomes when it is given a list or an object before the element is defined. */
const written =
  'the text [object Object], as frameworks write objects: pass JSON.stringify(…) or set the property';

/** A place in a text as editors count: lines and columns from 1. */
function placeOf(text: string, index: number): string {
  const lines = text.slice(0, index).split('\n');
  return `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
}

/** The first word of what is at a place, for whoever looks for it. */
const wordAt = (text: string, index: number): string =>
  text
    .slice(index, index + 24)
    .split(/[\n,:<]/)[0]
    ?.trim() ?? '';

/** What a value or a name of JSON ends with. */
const endOfValue = /(["\]}\d]|true|false|null)\s*$/;

/** What was forgotten at a place where JSON stops being JSON; undefined where nobody can know. */
function forgotten(text: string, index: number): string | undefined {
  const before = text.slice(0, index);
  const word = wordAt(text, index);
  if (/^["{[]/.test(text.slice(index)) && endOfValue.test(before))
    return `a comma is missing before ${word}`;
  if (/^"/.test(text.slice(index)) && /[:,[{]\s*$/.test(before))
    return `the quotation mark (") that ends ${word} is missing`;
  if (!/^[\p{L}_]/u.test(text.slice(index))) return undefined;
  if (before.endsWith('"')) return `a quotation mark (") is missing before ${word}`;
  return /[:,[{]\s*$/.test(before) ? `${word} needs quotation marks (") around it` : undefined;
}

function wordsFor(text: string, index: number): string {
  const sign = text[index];
  if (sign === undefined) return 'it ends too early; an attribute with JSON needs single quotes';
  if (isPage(text, index)) return unclosed;
  if (curly.test(sign)) return `the curly quote ${sign} stands where a straight one (") belongs`;
  if (/[\]}]/.test(sign) && /,\s*$/.test(text.slice(0, index)))
    return `there is a comma before ${sign}`;
  if (sign === "'") return `the single quote ' stands where a double one (") belongs`;
  const rest = text.slice(index, index + 12).split('\n')[0];
  return forgotten(text, index) ?? `${rest} does not belong there`;
}

const unclosed = 'the end tag </script> is missing, so that the rest of the page is in the data';

/** Whether what is at a place is the page behind data whose script does not end. */
const isPage = (text: string, index: number): boolean => text.startsWith('</atria-', index);

/** Data whose script does not end, without the page behind. */
function beforePage(text: string, index: number): JsonReading | undefined {
  if (!isPage(text, index)) return undefined;
  try {
    return { value: JSON.parse(text.slice(0, index)), fault: unclosed };
  } catch {
    return undefined;
  }
}

/**
 * A second, tolerant reading of JSON that a CMS's text filters have touched: tags p and br,
 * non-breaking spaces and commas before a closing bracket are taken out, outside of strings. Curly
 * quotes are told and not guessed [ELEM-12].
 */
export function mendJson(text: string): JsonReading {
  if (text.startsWith('[object ')) return { fault: written };
  const index = findJsonFault(text);
  const before = beforePage(text, index);
  if (before) return before;
  const place = placeOf(text, Math.max(index, 0));
  const swept = sweep(text);
  try {
    const value: unknown = JSON.parse(swept.text);
    return {
      value,
      fault: `JSON with ${swept.removed.join(', ')}, first at ${place}; it was read without`,
    };
  } catch {
    // With what was corrected out of the way: the first fault is the one to be told of.
    return { fault: `invalid JSON, ${place}: ${wordsFor(text, index)}` };
  }
}
