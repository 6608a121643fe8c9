import { decoded } from '../../src/read/references';
import { type HtmlToken, htmlTokens } from '../snippet/html-tokens';
import { type Reader, type ReadTag, readSnippet, sourceOf } from '../snippet/read-snippet';

/** A widget of a page. */
export interface WidgetPart {
  readonly kind: 'widget';
  readonly from: number;
  readonly to: number;
  readonly tag: ReadTag;
}

/** A part of a page that is and contains no widget: an element, or text and pictures in a row. */
export interface OwnPart {
  readonly kind: 'own';
  readonly from: number;
  readonly to: number;
  /** The element's name; '' for text in a row. */
  readonly name: string;
}

/** A part of a page by its place in the text; what is between the parts is the page's frame. */
export type Part = WidgetPart | OwnPart;

const voids = /^(area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;
/** Elements that show nothing by themselves, including their content. */
const hidden = /^(base|head|link|meta|noscript|script|style|template|title)$/;
const holders = /^(html|body|main)$/;
const inline =
  /^(a|abbr|b|br|cite|code|em|font|i|img|kbd|label|mark|q|s|small|span|strong|sub|sup|time|u|wbr)$/;

/** The index of the token that ends an element: its own if it is empty, -1 if none does. */
function lastOf(tokens: readonly HtmlToken[], at: number): number {
  const { name, isSelfClosed } = tokens[at] as HtmlToken;
  if (isSelfClosed || voids.test(name)) return at;
  let depth = 0;
  for (let index = at; index < tokens.length; index++) {
    const token = tokens[index] as HtmlToken;
    if (token.name !== name) continue;
    if (token.kind === 'start') depth += 1;
    if (token.kind === 'end' && --depth === 0) return index;
  }
  return -1;
}

/** The source of a pasted page: from a page that only shows source, that source. */
export const pageSource = (pasted: string): string =>
  /<(?!\/?(br|code|div|p|pre|span)\b)\/?[a-z]/i.test(pasted) ? pasted : sourceOf(pasted);

/** The widgets of a text, including those in others. */
function widgetsOf(text: string, reader: Reader): readonly WidgetPart[] {
  // Text that shows source is not source.
  const tags = sourceOf(text) === text ? readSnippet(text, reader) : [];
  return tags.map((tag) => ({ kind: 'widget', from: tag.from, to: tag.to, tag }));
}

/** Adds what is no widget: an element as a whole, text and pictures in a row as one. */
class PartList {
  readonly parts: Part[] = [];
  private row: { from: number; to: number } | undefined;

  /** Adds text or a picture to the row. */
  addToRow({ from, to }: Pick<HtmlToken, 'from' | 'to'>): void {
    this.row = { from: this.row?.from ?? from, to };
  }
  endRow(): void {
    if (this.row) this.parts.push({ kind: 'own', name: '', ...this.row });
    this.row = undefined;
  }
  add(part: Part): void {
    this.endRow();
    this.parts.push(part);
  }
}

/** The place of a text without the space around it. */
function wordsIn(text: string, { from, to }: HtmlToken) {
  const raw = text.slice(from, to);
  const words = raw.replace(/^\s*(<![^>]*>\s*)?/, '');
  const begin = to - words.length;
  return words.trim() ? { from: begin, to: begin + words.trimEnd().length } : undefined;
}

/**
 * The parts of a page in their order, from its text: all code uses this one reading. An element
 * that contains a widget is no part itself, but its content is.
 */
export function partsOf(text: string, reader: Reader): readonly Part[] {
  const widgets = widgetsOf(text, reader);
  const tokens = htmlTokens(text);
  const list = new PartList();
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at] as HtmlToken;
    const { kind, name, from } = token;
    const widget = widgets.find((one) => one.from === from);
    if (widget) {
      list.add(widget);
      const next = tokens.findIndex((one) => one.from >= widget.to);
      at = next < 0 ? tokens.length : next;
      continue;
    }
    const last = kind === 'start' ? lastOf(tokens, at) : at;
    const to = tokens[last]?.to ?? token.to;
    const isHolder =
      holders.test(name) || widgets.some((one) => from < one.from && one.from < to) || last < 0;
    const words = kind === 'text' ? wordsIn(text, token) : undefined;
    if (words) list.addToRow(words);
    else if (kind === 'end' || (kind === 'start' && (hidden.test(name) || isHolder))) list.endRow();
    else if (kind === 'start' && inline.test(name)) list.addToRow({ from, to });
    else if (kind === 'start') list.add({ kind: 'own', name, from, to });
    at = kind === 'start' && isHolder && !hidden.test(name) ? at + 1 : Math.max(last, at) + 1;
  }
  list.endRow();
  return list.parts;
}

/** The first words of markup; '' without any. */
export function firstWords(markup: string): string {
  const bare = decoded(markup.replace(/<!--[\s\S]*?-->|<[^>]*>/g, ' '));
  const words = bare.replace(/\s+/g, ' ').trim();
  return words.length > 60 ? `${words.slice(0, 59)}…` : words;
}

/** A heading or a paragraph with only text, to be edited in a line. */
export function plainWords(markup: string): string | undefined {
  const [, words] = /^<(?:h[1-6]|p)(?:\s[^>]*)?>([^<>]*)<\/(?:h[1-6]|p)\s*>$/i.exec(markup) ?? [];
  return words === undefined ? undefined : decoded(words);
}

/** The heading or paragraph with another text; its tags stay. */
export function withWords(markup: string, words: string): string {
  const begin = markup.indexOf('>') + 1;
  const end = markup.lastIndexOf('</');
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return markup.slice(0, begin) + escaped + markup.slice(end);
}
