import type { Problem } from '../core/element/problem';

/** A tag by its name. */
export const tagOf = (name: string): string => `<${name}>`;

/** The similar names. */
export const meant = (names: readonly string[], ask: string): string =>
  names.length > 0 ? `; ${ask} ${names.join(', ')}?` : '';

/** The place in a tag; '' is the tag itself, which is named already. */
export const place = (where: string): string => (where ? `${where}: ` : '');

/** Whether a problem is of a block of data, by its place. */
export const isOfBlock = (where: string): boolean => /^(JSON child|block-id )/.test(where);

/** What a language says of a problem that a widget has found in its values. */
interface ProblemWords {
  /** Data that cannot be read: where they stop being JSON, and why. */
  readonly broken: (fault: string) => string;
  /** Data that were read without what does not belong there: what that is, where it first is. */
  readonly swept: (what: string, first: string) => string;
  /** A block that the page does not have: its id in quotation marks, its start tag. */
  readonly noBlock: (id: string, tag: string) => string;
  readonly wrong: (where: string, given: string, expected: string) => string;
  readonly missing: (where: string, expected: string) => string;
}

/** @param said translates the words of contracts and readings */
export const problemIn =
  (words: ProblemWords, said = (text: string) => text) =>
  ({ where, given, expected }: Problem): string => {
    if (!given) return words.missing(where, said(expected));
    const [, what, first] =
      /^JSON with (.+), first at (.+); it was read without$/.exec(given) ?? [];
    const [, id] = /^block-id (.+)/.exec(where) ?? [];
    if (what && first)
      return place(isOfBlock(where) ? '' : said(where)) + words.swept(said(what), said(first));
    const [, fault] = /^(?:invalid JSON, )?((?:line \d|the end tag).*)$/.exec(given) ?? [];
    if (fault && isOfBlock(where)) return words.broken(said(fault));
    if (id && given === 'no such block in the page')
      return words.noBlock(id, `<script type="application/json" data-atria-block=${id}>`);
    return words.wrong(said(where), said(given), said(expected));
  };
