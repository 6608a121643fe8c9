import { findJsonFault } from '../../src/core/element/reading/find-json-fault';
import { decoded } from '../../src/read/references';

/** An attribute as it is in a text. */
export interface HtmlAttribute {
  readonly name: string;
  /** Its text, decoded; '' without one. */
  readonly value: string;
  /** How the quotation marks are wrong, if they are. */
  readonly fault?: 'curly' | 'unclosed' | 'json' | undefined;
}

/** A start tag, an end tag or the text between tags, with its place in the text. */
export interface HtmlToken {
  readonly kind: 'start' | 'end' | 'text';
  /** The tag's name in small letters. */
  readonly name: string;
  readonly attributes: readonly HtmlAttribute[];
  readonly isSelfClosed: boolean;
  readonly from: number;
  readonly to: number;
}

/** The place after the bracket that ends the JSON beginning here, or -1. */
function endOfJson(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if ('[{'.includes(text.charAt(at))) depth += 1;
    if (']}'.includes(text.charAt(at)) && --depth === 0) return at + 1;
  }
  return -1;
}

interface ReadValue {
  readonly value: string;
  readonly to: number;
  readonly fault?: HtmlAttribute['fault'];
}

const straight = ['"', "'"];
const curly = /[“”„‟«»‘’‚]/;

/** An attribute's value, which begins at `from`. */
function valueAt(text: string, from: number): ReadValue {
  const mark = text.charAt(from);
  const isCurly = curly.test(mark);
  if (!straight.includes(mark) && !isCurly) {
    const [value = ''] = /^[^\s>]*/.exec(text.slice(from)) ?? [];
    return { value: value.replace(/\/$/, ''), to: from + value.replace(/\/$/, '').length };
  }
  const inner = from + 1;
  const rest = text.slice(inner);
  const end = isCurly ? rest.search(/[“”„‟«»‘’‚"]/) : rest.indexOf(mark);
  // JSON between double quotation marks would end at its own first one.
  const json = mark === '"' && /^\s*[[{]\s*[{["\]}]/.test(rest) ? endOfJson(text, inner) : -1;
  if (json > inner + end) return { value: text.slice(inner, json), to: json + 1, fault: 'json' };
  // `heading="Reseptit columns="three">`: a mark is missing where the next attribute begins.
  const swallowed = /^([^"<>]*?)\s+[\w-]+=$/.exec(rest.slice(0, end));
  const isOpen = end < 0 || rest.slice(0, end).includes('<');
  if (swallowed || (isOpen && !/^\s*[[{<]/.test(rest))) {
    const [value = ''] = swallowed?.slice(1) ?? /^[^>\n]*/.exec(rest) ?? [];
    return { value: value.replace(/\s*\/?$/, ''), to: inner + value.length, fault: 'unclosed' };
  }
  return { value: rest.slice(0, end), to: inner + end + 1, ...(isCurly && { fault: 'curly' }) };
}

const attributeName = /[^\s"'<>/=“”„‟«»]+/y;
const gap = /[\s"'”“/]*/y;

function attributesAt(text: string, start: number) {
  const attributes: HtmlAttribute[] = [];
  let at = start;
  const skip = () => {
    gap.lastIndex = at;
    gap.test(text);
    at = gap.lastIndex;
  };
  for (skip(); at < text.length && !'<>'.includes(text.charAt(at)); skip()) {
    attributeName.lastIndex = at;
    const name = attributeName.exec(text)?.[0];
    if (!name) {
      at += 1;
      continue;
    }
    at += name.length;
    const sign = /^\s*=\s*/.exec(text.slice(at, at + 20))?.[0];
    const read: ReadValue = sign ? valueAt(text, at + sign.length) : { value: '', to: at };
    attributes.push({ name: name.toLowerCase(), ...read, value: decoded(read.value) });
    at = read.to;
  }
  const isSelfClosed = /\/\s*$/.test(text.slice(start, at));
  return { attributes, isSelfClosed, to: text[at] === '>' ? at + 1 : at };
}

/** Where a script's content ends: at its end tag or, if that is missing, at the end tag of ours. */
function endOfScript(rest: string): number {
  const end = rest.search(/<\/script/i);
  const data = end < 0 ? rest : rest.slice(0, end);
  if (!/^\s*[[{]/.test(data)) return data.length;
  const fault = findJsonFault(data);
  if (data.startsWith('</atria-', fault)) return fault;
  const ours = end < 0 ? data.indexOf('</atria-') : -1;
  return ours < 0 ? data.length : ours;
}

/**
 * A pasted text, as tags and the text between them, without comments. It never becomes markup of
 * this page, and any text can be read: a missing quotation mark or bracket ends where the next tag
 * begins.
 */
export function htmlTokens(text: string): HtmlToken[] {
  const tokens: HtmlToken[] = [];
  const plain = { name: '', attributes: [], isSelfClosed: false };
  const addText = (from: number, to: number) => {
    if (to > from) tokens.push({ ...plain, kind: 'text', from, to });
  };
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    const found = rest.search(/<(?:!--|\/?[a-z])/i);
    const from = found < 0 ? text.length : at + found;
    addText(at, from);
    if (found < 0) break;
    const [, slash = '', name] = /^<(\/?)([a-z][^\s/>]*)/i.exec(text.slice(from)) ?? [];
    if (!name) {
      const end = text.indexOf('-->', from);
      at = end < 0 ? text.length : end + 3;
      continue;
    }
    const read = attributesAt(text, from + 1 + slash.length + name.length);
    const small = name.toLowerCase();
    tokens.push({ kind: slash ? 'end' : 'start', name: small, from, ...read });
    at = read.to;
    if (small !== 'script' || slash) continue;
    const end = at + endOfScript(text.slice(at));
    addText(at, end);
    at = end;
  }
  return tokens;
}
