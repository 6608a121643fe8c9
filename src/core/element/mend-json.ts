import { findJsonFault } from './find-json-fault';

/** What a JSON text of an editor holds, and what is wrong with it. */
export interface JsonReading {
  /** Absent when the text cannot be read. */
  readonly value?: unknown;
  /** What is wrong with it, in words; absent when nothing is. */
  readonly fault?: string;
  /** It will be read again after `whenReadable`; until then the result is not final. */
  readonly isUnread?: boolean;
}

/** What text filters of a CMS insert between the values, and its name. */
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
  /** What was removed, each kind once. */
  readonly removed: readonly string[];
}

/** The text without inserted parts, and without commas before a closing bracket outside strings. */
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

/** The text of an attribute that was given a list or an object before the element is defined. */
const written =
  'the text [object Object], as frameworks write objects: pass JSON.stringify(…) or set the property';

/** A place in a text as editors count it: line and column from 1. */
function placeOf(text: string, index: number): string {
  const lines = text.slice(0, index).split('\n');
  return `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
}

/** The first word at a place, which helps to find it. */
const wordAt = (text: string, index: number): string =>
  text
    .slice(index, index + 24)
    .split(/[\n,:<]/)[0]
    ?.trim() ?? '';

/** The characters that end a value or a name in JSON. */
const endOfValue = /(["\]}\d]|true|false|null)\s*$/;

/** What is missing at a place where JSON stops being JSON; undefined where this is unknown. */
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

/** Whether the text at a place is the page behind data whose script has no end tag. */
const isPage = (text: string, index: number): boolean => text.startsWith('</atria-', index);

/** Data whose script has no end tag, without the page behind it. */
function beforePage(text: string, index: number): JsonReading | undefined {
  if (!isPage(text, index)) return undefined;
  try {
    return { value: JSON.parse(text.slice(0, index)), fault: unclosed };
  } catch {
    return undefined;
  }
}

/**
 * A second, tolerant reading of JSON that a CMS's text filters have changed. Tags p and br,
 * non-breaking spaces and commas before a closing bracket are removed, outside of strings. Curly
 * quotes are reported, not corrected [ELEM-12].
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
    // Corrected parts do not count: only the first other fault is reported.
    return { fault: `invalid JSON, ${place}: ${wordsFor(text, index)}` };
  }
}
