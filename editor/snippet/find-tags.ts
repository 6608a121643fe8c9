import { nearest } from '../../src/help/nearest';
import { isDataType } from '../../src/read/data-block';
import type { HtmlToken } from './html-tokens';

/** A widget's tag in a pasted text. */
export interface FoundTag {
  readonly start: HtmlToken;
  /** The tag that it is, or was meant to be; undefined if none is similar. */
  readonly tag: string | undefined;
  /** The content between its tags. */
  readonly inside: readonly HtmlToken[];
  readonly isClosed: boolean;
  /** What a tag without an end would include of the page, but which is not its own. */
  readonly rest: readonly HtmlToken[];
  /** Data in a script without a block, directly after its end. */
  readonly behind: HtmlToken | undefined;
  /** The place in the text after all its own content. */
  readonly to: number;
  /** The first of our tags inside it that is in no slot. */
  readonly swallowed?: string | undefined;
}

const isMeant = (name: string): boolean => /^atria/.test(name) || /^[a-z]+-[a-z]/.test(name);

/** The tag that a name means, by its similarity to the real ones. */
function tagFor(name: string, tags: readonly string[]): string | undefined {
  if (tags.includes(name)) return name;
  return nearest(name.startsWith('atria') ? name : `atria-${name}`, tags)[0];
}

const isOurs = ({ kind, name }: HtmlToken, tags: readonly string[]): boolean =>
  kind === 'start' && isMeant(name) && (/^atria/.test(name) || tagFor(name, tags) !== undefined);

/** The index of the end tag that belongs to a start tag, or -1. */
function endOf(tokens: readonly HtmlToken[], at: number): number {
  const name = tokens[at]?.name;
  let depth = 0;
  for (let index = at; index < tokens.length; index++) {
    const token = tokens[index];
    if (token?.name !== name || token?.isSelfClosed) continue;
    if (token?.kind === 'start') depth += 1;
    if (token?.kind === 'end' && --depth === 0) return index;
  }
  return -1;
}

/** The data after an end tag that was meant to be inside. */
function dataBehind(tokens: readonly HtmlToken[], end: number): HtmlToken | undefined {
  // Only a line break may be between the tags.
  const at = tokens[end + 1]?.kind === 'text' ? end + 2 : end + 1;
  const [script, content] = [tokens[at], tokens[at + 1]];
  if (script?.kind !== 'start' || script.name !== 'script') return undefined;
  const given = (name: string) => script.attributes.find((one) => one.name === name)?.value;
  const isData = isDataType(given('type')) && given('data-atria-block') === undefined;
  return isData && content?.kind === 'text' ? content : undefined;
}

function insideOf(tokens: readonly HtmlToken[], at: number, tags: readonly string[]) {
  const { isSelfClosed = false } = tokens[at] ?? {};
  const all = tokens.slice(at + 1);
  const next = all.findIndex(
    (token) => isOurs(token, tags) || (token.kind === 'end' && /^atria/.test(token.name)),
  );
  const before = next < 0 ? all : all.slice(0, next);
  const end = isSelfClosed ? at : endOf(tokens, at);
  if (end >= 0) {
    const behind = dataBehind(tokens, end);
    return {
      isClosed: !isSelfClosed,
      inside: tokens.slice(at + 1, end),
      rest: isSelfClosed ? before : [],
      behind,
      to: tokens[behind ? tokens.indexOf(behind) + 1 : end]?.to ?? behind?.to ?? 0,
    };
  }
  // Never closed, or with a misspelt end tag: its own content ends before the next of our tags.
  const isMisspelt = all[next]?.kind === 'end';
  const data = before.findIndex(({ kind, name }) => kind === 'end' && name === 'script') + 1;
  return {
    isClosed: false,
    inside: isMisspelt ? before : before.slice(0, data),
    rest: isMisspelt ? [] : before.slice(data),
    behind: undefined,
    to: tokens[isMisspelt ? at + 1 + next : at + data]?.to ?? 0,
  };
}

const hasSlot = ({ attributes }: HtmlToken) => attributes.some(({ name }) => name === 'slot');

/** Whether a tag is in a slot of another of ours. */
function isPart(tokens: readonly HtmlToken[], at: number, tags: readonly string[]): boolean {
  const start = tokens[at];
  if (!start || !hasSlot(start)) return false;
  return tokens
    .slice(0, at)
    .some((token, index) => isOurs(token, tags) && endOf(tokens, index) > at);
}

/** The widgets' tags of a pasted text, in order; those in another's slot are part of that one. */
export const findTags = (tokens: readonly HtmlToken[], tags: readonly string[]): FoundTag[] =>
  tokens.flatMap((start, at) => {
    if (!isOurs(start, tags) || isPart(tokens, at, tags)) return [];
    const parts = insideOf(tokens, at, tags);
    const swallowed = parts.inside.find((token) => isOurs(token, tags) && !hasSlot(token))?.name;
    return [{ start, tag: tagFor(start.name, tags), ...parts, swallowed }];
  });
