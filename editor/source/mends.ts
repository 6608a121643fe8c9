import { findJsonFault } from '../../src/core/element/reading/find-json-fault';
import type { Edit } from '../../src/read/edits';
import type { Coded } from '../../src/read/words-table';

/** A place where browsers read something else than its author meant, and what was meant there. */
export interface Mend extends Edit {
  /** Where the tag begins that it is about. */
  readonly tagAt: number;
  /** What is wrong there; none for what needs no words. */
  readonly problems: readonly Coded[];
  /** What follows a tag without an end, up to the next of ours: it is not the tag's own. */
  readonly rest?: string;
}

/** A tag, or a whole element whose content is no markup. */
interface Token {
  readonly kind: 'start' | 'end' | 'raw';
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly isSelfClosed?: boolean;
}

const curly = '“”„‟«»‘’‚';
const name = `[^\\s"'<>/=${curly}]+`;
// The last one is taken as a whole: a text made for that would else have it tried in all ways.
const value = `"[^"]*"|'[^']*'|(?=(?<bare>[^\\s"'>${curly}][^\\s>]*))\\k<bare>`;
/** A start tag in which nothing has to be guessed, by the rules of HTML. */
const startTag = new RegExp(
  `<[a-z][^\\s/>]*(?:[\\s/]+${name}(?:\\s*=\\s*(?:${value}))?(?=[\\s/>]))*(?<slash>[\\s/]*)>`,
  'iy',
);
const opening = /<([a-z][^\s/>]*)/iy;
const ending = /<\/([a-z][^\s/>]*)[^>]*>?/iy;
const comment = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>?/y;
const gap = new RegExp(`[\\s"'/${curly}]*`, 'y');
const attribute = new RegExp(`(${name})(\\s*=\\s*)?`, 'y');
/** Elements whose content is a text up to their end tag. */
const rawText = /^(script|style|textarea|title|xmp|iframe|noembed|noframes)$/;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

interface Guess {
  readonly value: string;
  readonly to: number;
  readonly cause?: 'curly' | 'unclosed' | 'json';
}

const isEnd = (sign: string | undefined): boolean => sign === undefined || /[\s/>]/.test(sign);

/** The value that begins at a place, in a tag whose quotation marks are wrong. */
function guessAt(text: string, at: number): Guess {
  const mark = text.charAt(at);
  const isCurly = curly.includes(mark);
  if (mark !== '"' && mark !== "'" && !isCurly) {
    const [bare = ''] = matchAt(/[^\s>]*/y, text, at) ?? [];
    return { value: bare, to: at + bare.length };
  }
  const from = at + 1;
  const rest = text.slice(from);
  const end = isCurly ? rest.search(new RegExp(`["${curly}]`)) : rest.indexOf(mark);
  if (isCurly && end >= 0) return { value: rest.slice(0, end), to: from + end + 1, cause: 'curly' };
  // The rule of HTML comes first.
  if (end >= 0 && isEnd(rest[end + 1])) return { value: rest.slice(0, end), to: from + end + 1 };
  // JSON between double quotation marks ends at its own first one.
  const json = /^\s*[[{]\s*[{["\]}]/.test(rest) ? findJsonFault(rest) : -1;
  if (json > end && rest[json] === mark)
    return { value: rest.slice(0, json), to: from + json + 1, cause: 'json' };
  // `heading="Reseptit columns="three">`: the mark is missing where the next attribute begins.
  const [, swallowed] = /^([^"<>]*?)\s+[\w-]+=$/.exec(rest.slice(0, end)) ?? [];
  if (end >= 0 && swallowed === undefined && !rest.slice(0, end).includes('<'))
    return { value: rest.slice(0, end), to: from + end + 1 };
  const open = swallowed ?? /^[^>\n]*/.exec(rest)?.[0] ?? '';
  return { value: open.replace(/\s*\/?$/, ''), to: from + open.length, cause: 'unclosed' };
}

const quoted = (given: string): string =>
  given.includes('"') ? `'${given.replaceAll("'", '&#39;')}'` : `"${given}"`;

/** A start tag with wrong quotation marks, as it was meant. */
function guessedTag(text: string, from: number): Mend & { readonly isSelfClosed: boolean } {
  const [begin = ''] = matchAt(opening, text, from) ?? [];
  const problems: Coded[] = [];
  let written = begin;
  let at = from + begin.length;
  const skip = () => {
    at += matchAt(gap, text, at)?.[0].length ?? 0;
  };
  for (skip(); at < text.length && !/[<>]/.test(text.charAt(at)); skip()) {
    const [whole = '', key = '', sign] = matchAt(attribute, text, at) ?? [];
    const begins = at;
    at += whole.length || 1;
    if (!key) continue;
    const guess: Guess | undefined = sign ? guessAt(text, at) : undefined;
    at = guess?.to ?? at;
    written += guess ? ` ${key}=${quoted(guess.value)}` : ` ${key}`;
    if (guess?.cause)
      problems.push({
        code: `quotes.${guess.cause}`,
        params: { name: key.toLowerCase(), given: text.slice(begins, at) },
      });
  }
  const isSelfClosed = /\/\s*$/.test(text.slice(from, at));
  const to = text[at] === '>' ? at + 1 : at;
  return { from, to, text: `${written}>`, tagAt: from, problems, isSelfClosed };
}

/** The end of a script, and what is wrong with it: data may have no end tag, or one in a text. */
function scriptMends(text: string, from: number, tagAt: number): readonly [number, Mend[]] {
  const ends = [...text.slice(from).matchAll(/<\/script[^>]*>?/gi)];
  const first = ends[0]?.index ?? text.length - from;
  const data = text.slice(from, from + first);
  if (!/^\s*[[{]/.test(data)) return [from + first, []];
  const [fault, ours] = [findJsonFault(data), data.indexOf('</atria-')];
  const cut = data.startsWith('</atria-', fault) ? fault : ends.length === 0 ? ours : -1;
  const unclosed: Coded = { code: 'unclosed', params: { end: '</script>' } };
  const end = { text: '</script>', tagAt, problems: [unclosed] };
  if (cut >= 0) return [from + cut, [{ ...end, from: from + cut, to: from + cut }]];
  if (ends.length === 0) return [text.length, [{ ...end, from: text.length, to: text.length }]];
  const whole = ends
    .slice(1)
    .findIndex(({ index }) => findJsonFault(text.slice(from, from + index).trim()) < 0);
  if (whole < 0) return [from + first, []];
  const inside = ends.slice(0, whole + 1).map(({ index, 0: tag }) => ({
    from: from + index,
    to: from + index + tag.length,
    text: tag.replace('/', '\\/'),
    tagAt,
    problems: [{ code: 'scriptInData' }],
  }));
  return [from + (ends[whole + 1]?.index ?? 0), inside];
}

/** The tags of a text, also of a broken one, and the mends of their quotation marks and data. */
function tokensOf(text: string, isOurs: (name: string) => boolean) {
  const tokens: Token[] = [];
  const mends: Mend[] = [];
  let at = 0;
  while (at < text.length) {
    const from = text.indexOf('<', at);
    if (from < 0) break;
    const [note] = matchAt(comment, text, from) ?? [];
    const end = matchAt(ending, text, from);
    const tag = matchAt(opening, text, from)?.[1]?.toLowerCase();
    const whole = matchAt(startTag, text, from);
    if (!tag) {
      const [found = '<', endName = ''] = note === undefined ? (end ?? []) : [note];
      at = from + found.length;
      if (endName) tokens.push({ kind: 'end', name: endName.toLowerCase(), from, to: at });
      continue;
    }
    const guess = whole ? undefined : guessedTag(text, from);
    if (guess) mends.push(guess);
    at = guess?.to ?? from + (whole?.[0].length ?? 0);
    const isSelfClosed = guess?.isSelfClosed ?? whole?.groups?.slash?.includes('/') ?? false;
    if (!rawText.test(tag)) {
      tokens.push({ kind: 'start', name: tag, from, to: at, isSelfClosed });
      continue;
    }
    const last = tokens.findLast(({ name: one }) => isOurs(one));
    const owner = last?.kind === 'start' ? last : undefined;
    const [contentEnd, inside] =
      tag === 'script' ? scriptMends(text, at, owner?.from ?? from) : [undefined, []];
    mends.push(...inside);
    const close = matchAt(
      new RegExp(`[\\s\\S]*?(</${tag}[^>]*>?|$)`, 'iy'),
      text,
      contentEnd ?? at,
    );
    const isCut = inside.some(({ text: one }) => one === '</script>');
    at = isCut ? (contentEnd ?? at) : (contentEnd ?? at) + (close?.[0].length ?? 0);
    tokens.push({ kind: 'raw', name: tag, from, to: at });
  }
  return { tokens, mends };
}

/** The index of the end tag that belongs to a start tag, or -1. */
function endOf(tokens: readonly Token[], at: number): number {
  let depth = 0;
  for (const [index, { kind, name: one, isSelfClosed }] of tokens.entries()) {
    if (index < at || one !== tokens[at]?.name || isSelfClosed) continue;
    if (kind === 'start') depth += 1;
    if (kind === 'end' && --depth === 0) return index;
  }
  return -1;
}

/**
 * What is wrong in the writing of a text, so that browsers read it otherwise than it was meant:
 * quotation marks of a tag, an end tag that is missing or misspelt, the end of a script. Only
 * what HTML itself does not read as it was meant is guessed. Text without such faults has none.
 *
 * @param isOurs whether the name of a tag is, or was meant to be, one of ours
 */
export function mendsIn(text: string, isOurs: (name: string) => boolean): readonly Mend[] {
  const { tokens, mends } = tokensOf(text, isOurs);
  const ends = new Map(
    tokens.flatMap(({ kind, name: one, isSelfClosed }, at) =>
      kind === 'start' && !isSelfClosed && isOurs(one) ? [[at, endOf(tokens, at)] as const] : [],
    ),
  );
  const known = new Set(Array.from(ends, ([, end]) => end));
  const added = tokens.flatMap(({ kind, name: one, from, to, isSelfClosed }, at): Mend[] => {
    if (kind !== 'start' || !isOurs(one) || (ends.get(at) ?? -1) >= 0) return [];
    const end = `</${one}>`;
    const after = tokens.findIndex(
      (token, index) =>
        index > at &&
        token.kind !== 'raw' &&
        (token.kind === 'start' ? isOurs(token.name) : /^atria/.test(token.name)),
    );
    const next = tokens[after];
    const isMisspelt = !isSelfClosed && next?.kind === 'end' && !known.has(after);
    const problem: Coded = isSelfClosed
      ? { code: 'selfClosed', params: { tag: `<${one} …/>`, end } }
      : { code: 'unclosed', params: { end } };
    const mend = { text: end, tagAt: from, problems: [problem] };
    if (next && isMisspelt) return [{ ...mend, from: next.from, to: next.to }];
    const data = isSelfClosed
      ? undefined
      : tokens.slice(at, after < 0 ? undefined : after).find(({ kind: raw }) => raw === 'raw');
    const place = data?.name === 'script' ? data.to : to;
    const rest = text.slice(place, next?.from).trim();
    return [{ ...mend, from: place, to: place, rest }];
  });
  return [...mends, ...added];
}
