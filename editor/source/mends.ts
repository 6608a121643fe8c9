import { findJsonFault } from '../../src/core/element/reading/find-json-fault';
import { type Edit, type Place, textAt } from '../../src/read/edits';
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

/** A tag of ours, or a whole element whose content is no markup. */
interface Token extends Place {
  readonly kind: 'start' | 'end' | 'raw';
  readonly name: string;
  readonly isSelfClosed?: boolean;
}

const curly = '“”„‟«»‘’‚';
const name = `[^\\s"'<>/=${curly}]+`;
// The last one is taken as a whole: a text made for that would else have it tried in all ways.
const value = `"[^"]*"|'[^']*'|(?=(?<bare>[^\\s"'>${curly}][^\\s>]*))\\k<bare>`;
/** A comment or a tag; the rest of a start tag only if nothing in it has to be guessed. */
const markup = new RegExp(
  `<!--[^]*?(?:-->|$)|<[!?][^>]*>?|</(?<end>[a-z][^\\s/>]*)[^>]*>?|<(?<start>[a-z][^\\s/>]*)` +
    `(?<whole>(?:[\\s/]+${name}(?:\\s*=\\s*(?:${value}))?(?=[\\s/>]))*(?<slash>[\\s/]*)>)?`,
  'gi',
);
/** What is between attributes, and one of them up to its value. */
const attribute = new RegExp(`([\\s"'/=${curly}]*)(?:(${name})(\\s*=\\s*)?)?`, 'y');
/** Elements whose content is a text up to their end tag. */
const rawText = /^(script|style|textarea|title|xmp|iframe|noembed|noframes)$/;

/** The value that begins at a place, in a tag whose quotation marks are wrong. */
function guessAt(text: string, at: number): { value: string; to: number; cause?: string } {
  const mark = text.charAt(at);
  const isCurly = curly.includes(mark);
  if (mark !== '"' && mark !== "'" && !isCurly) {
    const [bare = ''] = /^[^\s>]*/.exec(text.slice(at)) ?? [];
    return { value: bare, to: at + bare.length };
  }
  const from = at + 1;
  const rest = text.slice(from);
  const end = isCurly ? rest.search(new RegExp(`["${curly}]`)) : rest.indexOf(mark);
  const whole = { value: rest.slice(0, end), to: from + end + 1 };
  if (isCurly && end >= 0) return { ...whole, cause: 'curly' };
  // The rule of HTML comes first.
  if (end >= 0 && /^([\s/>]|$)/.test(rest.slice(end + 1))) return whole;
  // JSON between double quotation marks ends at its own first one.
  const json = /^\s*[[{]\s*[{["\]}]/.test(rest) ? findJsonFault(rest) : -1;
  if (json > end && rest[json] === mark)
    return { value: rest.slice(0, json), to: from + json + 1, cause: 'json' };
  // `heading="Reseptit columns="three">`: the mark is missing where the next attribute begins.
  const [, swallowed] = /^([^"<>]*?)\s+[\w-]+=$/.exec(whole.value) ?? [];
  if (end >= 0 && swallowed === undefined && !whole.value.includes('<')) return whole;
  const open = swallowed ?? /^[^>\n]*/.exec(rest)?.[0] ?? '';
  return { value: open.replace(/\s*\/?$/, ''), to: from + open.length, cause: 'unclosed' };
}

const quoted = (value: string): string =>
  value.includes('"') ? `'${value.replaceAll("'", '&#39;')}'` : `"${value}"`;

/** A start tag with wrong quotation marks, as it was meant. */
function guessedTag(text: string, from: number, nameEnd: number): Mend {
  const problems: Coded[] = [];
  let written = text.slice(from, nameEnd);
  let at = nameEnd;
  for (;;) {
    attribute.lastIndex = at;
    const [found = '', gap = '', key, sign] = attribute.exec(text) ?? [];
    const begin = at + gap.length;
    at += found.length;
    if (!key) break;
    written += ` ${key}`;
    if (!sign) continue;
    const { value, to, cause } = guessAt(text, at);
    at = to;
    written += `=${quoted(value)}`;
    const params = { name: key.toLowerCase(), given: text.slice(begin, at) };
    if (cause) problems.push({ code: `quotes.${cause}`, params });
  }
  const to = text[at] === '>' ? at + 1 : at;
  return { from, to, text: `${written}>`, tagAt: from, problems };
}

/**
 * Where an element ends whose content is a text, and what is wrong there: data may have no end tag,
 * or one in a text.
 */
function rawEnd(text: string, tag: string, from: number, tagAt: number): [number, Mend[]] {
  const tags = text.slice(from).matchAll(new RegExp(`</${tag}[^>]*>?`, 'gi'));
  const placeOf = (at: number, end: string): Place => ({ from: at, to: at + end.length });
  const ends = Array.from(tags, ({ index, 0: end }) => placeOf(from + index, end));
  const [end] = ends;
  const data = text.slice(from, end?.from);
  if (tag !== 'script' || !/^\s*[[{]/.test(data)) return [end?.to ?? text.length, []];
  const fault = findJsonFault(data);
  const isAtFault = data.startsWith('</atria-', fault);
  if (isAtFault || !end) {
    const cut = isAtFault ? fault : data.indexOf('</atria-');
    const at = cut < 0 ? text.length : from + cut;
    const problem: Coded = { code: 'unclosed', params: { end: '</script>' } };
    return [at, [{ from: at, to: at, text: '</script>', tagAt, problems: [problem] }]];
  }
  const isWhole = (one: Place) => findJsonFault(text.slice(from, one.from).trim()) < 0;
  const last = ends.findIndex((one, at) => at > 0 && isWhole(one));
  return [
    (ends[last] ?? end).to,
    ends.slice(0, Math.max(last, 0)).map((place) => ({
      ...place,
      text: textAt(text, place).replace('/', '\\/'),
      tagAt,
      problems: [{ code: 'scriptInData' }],
    })),
  ];
}

/** The tags of ours in a text, also in a broken one, and the mends of quotation marks and data. */
function tokensOf(text: string, isOurs: (name: string) => boolean) {
  const tokens: Token[] = [];
  const mends: Mend[] = [];
  markup.lastIndex = 0;
  for (let found = markup.exec(text); found; found = markup.exec(text)) {
    const { index: from, groups: { start, end, whole, slash } = {} } = found;
    const tag = (start ?? end)?.toLowerCase() ?? '';
    if (end && isOurs(tag)) tokens.push({ kind: 'end', name: tag, from, to: markup.lastIndex });
    if (!start) continue;
    const guess = whole ? undefined : guessedTag(text, from, markup.lastIndex);
    if (guess) mends.push(guess);
    let to = guess?.to ?? markup.lastIndex;
    if (rawText.test(tag)) {
      const last = tokens.findLast(({ kind }) => kind !== 'raw');
      const owner = last?.kind === 'start' ? last.from : from;
      const [rawTo, inside] = rawEnd(text, tag, to, owner);
      mends.push(...inside);
      to = rawTo;
      tokens.push({ kind: 'raw', name: tag, from, to });
    } else if (isOurs(tag)) {
      const isSelfClosed = guess ? /\/\s*>?$/.test(textAt(text, guess)) : slash?.includes('/');
      tokens.push({ kind: 'start', name: tag, from, to, isSelfClosed });
    }
    markup.lastIndex = to;
  }
  return { tokens, mends };
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
  const unclosed: Token[] = [];
  const strayEnds = new Set<Token>();
  for (const token of tokens) {
    if (token.kind === 'start') unclosed.push(token);
    if (token.kind !== 'end') continue;
    const start = unclosed.findLastIndex(
      ({ name, isSelfClosed }) => name === token.name && !isSelfClosed,
    );
    if (start < 0) strayEnds.add(token);
    else unclosed.splice(start, 1);
  }
  const added = unclosed.map((token): Mend => {
    const { name, from: tagAt, to, isSelfClosed } = token;
    const end = `</${name}>`;
    const following = tokens.slice(tokens.indexOf(token) + 1);
    const next = following.find(({ kind }) => kind !== 'raw');
    const problem: Coded = isSelfClosed
      ? { code: 'selfClosed', params: { tag: `<${name} …/>`, end } }
      : { code: 'unclosed', params: { end } };
    const mend = { text: end, tagAt, problems: [problem] };
    if (next && !isSelfClosed && strayEnds.has(next))
      return { ...mend, from: next.from, to: next.to };
    const [data] = following;
    const place = !isSelfClosed && data?.kind === 'raw' && data.name === 'script' ? data.to : to;
    return { ...mend, from: place, to: place, rest: text.slice(place, next?.from).trim() };
  });
  return [...mends, ...added];
}
