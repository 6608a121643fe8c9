import { decoded } from '../../../read/references';
import { clean } from '../../../read/text';
import type { Coded } from '../../../read/words-table';
import { findJsonFault } from './find-json-fault';

/** What a JSON text of an editor holds, and what is wrong with it. */
export interface JsonReading {
  /** Absent when the text cannot be read. */
  readonly value?: unknown;
  /**
   * What is wrong with it; absent when nothing is. Its parameters are `what` for what it was read
   * without, and `fault` for why it is no JSON.
   */
  readonly fault?: Coded;
  /** It will be read again after `whenReadable`; until then the result is not final. */
  readonly isUnread?: boolean;
}

/** What content systems insert between the values, and its name. */
const litter: readonly (readonly [RegExp, string])[] = [
  [/(\/\/|\/\*)?\s*(<!--\/\/-->)?<!\[CDATA\[\s*(\*\/|\/\/><!--)?/y, 'CDATA marks'],
  [/(\/\/|\/\*)?\s*(-->)?(<!)?\]\]>\s*(\*\/|-->)?/y, 'CDATA marks'],
  // The two marks of a comment around the whole data, which hid them from browsers of old.
  [/^\s*<!--(?=((?!-->)[\s\S])*-->\s*$)/y, 'a comment'],
  [/(\/\/)?\s*-->\s*$(?<=^\s*<!--((?!-->)[\s\S])*-->\s*)/y, 'a comment'],
  [/<!--[\s\S]*?-->/y, 'a comment'],
  [/<\/?p\b[^>]*>/iy, '<p>'],
  [/<br\b[^>]*>/iy, '<br>'],
];
/** A sign that JSON has only in strings, or a reference to one. */
const foreign = /&#?\w+;|[^\t\n\r -~]/y;
const wholeString = /"(?:[^"\\]|\\[\s\S])*"/y;
const curly = /[“”„‟«»‘’‚]/;

const matchAt = (pattern: RegExp, text: string, at: number): string | undefined => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
};

/** What was inserted at a place outside of strings, and its name. */
function litterAt(text: string, at: number): readonly [found: string, name: string] | undefined {
  for (const [pattern, name] of litter) {
    const found = matchAt(pattern, text, at);
    if (found) return [found, name];
  }
  const found = matchAt(foreign, text, at);
  if (!found || clean(decoded(found))) return undefined;
  return [found, decoded(found) === '\u00a0' ? 'a non-breaking space' : 'an invisible character'];
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/**
 * The text with blanks, each as long, in place of inserted parts and of commas before a closing
 * bracket, outside of strings; and what these were, each kind once.
 */
function sweep(text: string): { readonly text: string; readonly removed: Set<string> } {
  const removed = new Set<string>();
  let swept = '';
  for (let at = 0; at < text.length; at = swept.length) {
    const kept = matchAt(wholeString, text, at);
    const [found, name] = (!kept && litterAt(text, at)) || [];
    const sign = kept ?? text.charAt(at);
    if (found && name) {
      removed.add(name);
      swept += blank(found);
    } else if (/^[\]}]/.test(sign)) {
      const before = swept.replace(/,(\s*)$/, ' $1');
      if (before !== swept) removed.add('a comma too many');
      swept = before + sign;
    } else swept += sign;
  }
  return { text: swept, removed };
}

/**
 * JSON that a template has escaped as a whole, as those of .NET and PHP do, as it was before: every
 * quotation mark is a reference. Other JSON stays as it is.
 */
export function unescapedJson(text: string): string {
  if (text.includes('"') || !/&(amp;)*(quot|#0*34|#[xX]0*22);/.test(text)) return text;
  return unescapedJson(decoded(text));
}

/** The text of an attribute that was given a list or an object before the element is defined. */
const written = {
  code: 'the text [object Object], as frameworks write objects: pass JSON.stringify(…) or set the property',
};

/** A place in a text as editors count it: line and column from 1. */
function placeOf(text: string, index: number) {
  const lines = text.slice(0, index).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
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
  if (/^["{[]/.test(text.slice(index)) && endOfValue.test(before))
    return 'a comma is missing before {word}';
  if (/^"/.test(text.slice(index)) && /[:,[{]\s*$/.test(before))
    return 'the quotation mark (") that ends {word} is missing';
  if (!/^[\p{L}_]/u.test(text.slice(index))) return undefined;
  if (before.endsWith('"')) return 'a quotation mark (") is missing before {word}';
  return /[:,[{]\s*$/.test(before) ? '{word} needs quotation marks (") around it' : undefined;
}

/** Why a text stops being JSON at a place. */
function causeAt(text: string, index: number): Coded {
  const sign = text[index];
  if (sign === undefined)
    return { code: 'it ends too early; an attribute with JSON needs single quotes' };
  if (isPage(text, index)) return unclosed;
  const params = { sign };
  if (curly.test(sign))
    return { code: 'the curly quote {sign} stands where a straight one (") belongs', params };
  if (/[\]}]/.test(sign) && /,\s*$/.test(text.slice(0, index)))
    return { code: 'there is a comma before {sign}', params };
  if (sign === "'") return { code: `the single quote ' stands where a double one (") belongs` };
  const code = forgotten(text, index);
  if (code) return { code, params: { word: wordAt(text, index) } };
  const rest = text.slice(index, index + 12).split('\n')[0];
  return { code: '{rest} does not belong there', params: { rest } };
}

const unclosed: Coded = {
  code: 'the end tag </script> is missing, so that the rest of the page is in the data',
};

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
 * The tolerant reading of JSON, which a content system may have changed. Tags p and br, comments, CDATA
 * marks, invisible signs and commas before a closing bracket are removed, outside of strings; JSON
 * that was escaped as a whole is read as it was. Curly quotes are reported, not corrected [ELEM-12].
 */
export function mendJson(text: string): JsonReading {
  if (findJsonFault(text) < 0) return { value: JSON.parse(text) };
  if (text.startsWith('[object ')) return { fault: written };
  const plain = unescapedJson(text);
  const before = beforePage(plain, findJsonFault(plain));
  if (before) return before;
  const swept = sweep(plain);
  const what = [...(plain === text ? [] : ['&quot; for "']), ...swept.removed].map((code) => ({
    code,
  }));
  const first = placeOf(text, Math.max(findJsonFault(text), 0));
  try {
    const value: unknown = JSON.parse(swept.text);
    const code = 'JSON with {what}, first at line {line}, column {column}; it was read without';
    return { value, fault: { code, params: { what, ...first } } };
  } catch {
    // Corrected parts do not count: only the first other fault is reported.
    const index = findJsonFault(swept.text);
    const fault: Coded = {
      code: 'line {line}, column {column}: {cause}',
      params: { ...placeOf(plain, index), cause: causeAt(swept.text, index) },
    };
    return { fault: { code: 'invalid JSON, {fault}', params: { fault } } };
  }
}
