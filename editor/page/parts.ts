import { escapedText } from '../../src/catalogue/example-markup';
import { edited, type Place, textAt } from '../../src/read/edits';
import type { Draft } from '../model/values';
import {
  isShownSource,
  plainSource,
  type Reader,
  type ReadTag,
  sourceIn,
  sourceOf,
  tagsIn,
} from '../snippet/read-snippet';
import { writeSnippet, wrongIn } from '../snippet/write-snippet';
import { changedTag } from '../source/changed-tag';
import { type PageSource, readSource, textOf } from '../source/page-source';

/** A part of a page by its place in the text; what is between the parts is the page's frame. */
interface PartPlace extends Place {
  /** Its markup, without the comments of a block of WordPress around it. */
  readonly inner: Place;
}

/** A widget of a page. */
export interface WidgetPart extends PartPlace {
  readonly kind: 'widget';
  readonly tag: ReadTag;
}

/** A part of a page that is and contains no widget: an element, or text and pictures in a row. */
export interface OwnPart extends PartPlace {
  readonly kind: 'own';
  /** The element's name; '' for text in a row. */
  readonly name: string;
  /** Its first words; '' without any. */
  readonly words: string;
}

export type Part = WidgetPart | OwnPart;

/** A page as its text says, and its parts. */
export interface Page {
  readonly source: PageSource;
  readonly parts: readonly Part[];
}

/** Elements that show nothing by themselves, including their content. */
const hidden = /^(base|head|link|meta|noscript|script|style|template|title)$/;
const holders = /^(html|body|main)$/;
const inline =
  /^(a|abbr|b|br|cite|code|em|font|i|img|kbd|label|mark|q|s|small|span|strong|sub|sup|time|u|wbr)$/;

/** The source of a pasted page: from a page that only shows source, that source. */
export const pageSource = (pasted: string): string =>
  /<(?!\/?(br|code|div|p|pre|span)\b)\/?[a-z]/i.test(pasted)
    ? plainSource(pasted)
    : sourceIn(pasted);

/** The first words of a text; '' without any. */
export function firstWords(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  return words.length > 60 ? `${words.slice(0, 59)}…` : words;
}

/** A place with the comments of a block of WordPress around it, if it is all of one. */
function withBlock(text: string, { from, to }: Place): Place {
  const before = text.slice(0, from).trimEnd();
  const begin = before.endsWith('-->') ? before.lastIndexOf('<!--') : -1;
  const [, name] = /^<!--\s*wp:([\w/-]+)/.exec(begin < 0 ? '' : before.slice(begin)) ?? [];
  const [end] = new RegExp(`^\\s*<!--\\s*/wp:${name}\\s*-->`).exec(text.slice(to)) ?? [];
  return name && end ? { from: begin, to: to + end.length } : { from, to };
}

const ancestorsOf = ({ parentElement: parent }: Element): Element[] =>
  parent ? [parent, ...ancestorsOf(parent)] : [];

/** The parts of a page in their order. */
function partsIn(source: PageSource, tags: readonly ReadTag[]): readonly Part[] {
  const { text, mended, placeOf, written } = source;
  const parts: Part[] = [];
  const tagOf = new Map<Node, ReadTag>(tags.map((tag) => [tag.element, tag]));
  /** The elements that contain a tag. */
  const withTags = new Set(source.tags.flatMap(ancestorsOf));
  const add = (name: string, first: Node, last = first) => {
    const tag = tagOf.get(first);
    const [from, to] = tag ? [tag.from, tag.to] : [placeOf(first).from, placeOf(last).to];
    const whole = mended.slice(from, to);
    // Without the space around it.
    const trimmed = {
      from: from + whole.length - whole.trimStart().length,
      to: to - whole.length + whole.trimEnd().length,
    };
    const inner = tag ? { from, to } : written(trimmed);
    const isBehind = inner.from < (parts.at(-1)?.to ?? 0);
    // A parser moves what cannot be in its place: it is then a part of another.
    if (isBehind || inner.to <= inner.from) return;
    const place = { ...withBlock(text, inner), inner };
    const words = tag ? '' : firstWords(textOf(textAt(text, inner)));
    parts.push(tag ? { kind: 'widget', ...place, tag } : { kind: 'own', ...place, name, words });
  };
  const read = (place: Element) => {
    let row: Node[] = [];
    const endRow = () => {
      if (row[0]) add('', row[0], row.at(-1));
      row = [];
    };
    for (const node of place.childNodes) {
      if (node instanceof Text && node.data.trim() !== '') row.push(node);
      if (!(node instanceof Element)) continue;
      const { localName: name } = node;
      const isHolder = withTags.has(node) || holders.test(name);
      const isInRow = inline.test(name) && !isHolder;
      if (isInRow) row.push(node);
      else endRow();
      if (isInRow || hidden.test(name)) continue;
      if (isHolder && !tagOf.has(node)) read(node);
      else add(name, node);
    }
    endRow();
  };
  read(source.root);
  return parts;
}

/**
 * Reads a page from its text: all code uses this one reading. An element that contains a widget is
 * no part itself, but its content is.
 */
export function readPage(text: string, reader: Reader): Page {
  // Text that shows source is no source, and has no tags.
  const source = sourceOf(text, isShownSource(text) ? [] : reader.widgets);
  return { source, parts: partsIn(source, tagsIn(source, reader)) };
}

/** The number of mistakes in a part. */
export const wrongInPart = (part: Part): number => (part.kind === 'widget' ? wrongIn(part.tag) : 0);

/** The text of a page with other markup in place of a part. */
export const changedPart = (text: string, part: Part, markup: string): string =>
  edited(text, [{ ...part.inner, text: markup }]);

/**
 * The text of a page with another content of a widget: only what was changed is written. A tag whose
 * writing is faulty is written anew.
 *
 * @param settings the settings of all pages, by the names of the attributes
 */
export function changedWidget(
  { source }: Page,
  part: WidgetPart,
  after: Draft,
  settings: Readonly<Record<string, string | undefined>> = {},
): string {
  const { widget, draft: before, element, isFaulty } = part.tag;
  if (!widget) return source.text;
  if (isFaulty) return changedPart(source.text, part, writeSnippet(widget, after));
  const page = { ...settings, ...part.tag.page };
  return changedTag(source, element, { contract: widget.contract, before, after, page });
}

/** The text of a heading or a paragraph with only text in it, and its place. */
function plainText(markup: string) {
  const { root, tagsOf } = readSource(markup, () => false);
  const [element, other] = root.querySelectorAll('body > *');
  if (other || !element?.matches('h1, h2, h3, h4, h5, h6, p')) return undefined;
  const { start, end } = tagsOf(element) ?? {};
  const isPlain = [...element.childNodes].every((node) => node instanceof Text);
  if (!start || !end || !isPlain) return undefined;
  return { text: element.textContent ?? '', place: { from: start.to, to: end.from } };
}

/** The text of a heading or a paragraph, to be edited in a line; undefined for other markup. */
export const plainWords = (markup: string): string | undefined => plainText(markup)?.text;

/** The heading or paragraph with another text; its tags stay. */
export function withWords(markup: string, words: string): string {
  const { place } = plainText(markup) ?? {};
  const text = escapedText(words).replaceAll('&quot;', '"').replaceAll('>', '&gt;');
  return place ? edited(markup, [{ ...place, text }]) : markup;
}
