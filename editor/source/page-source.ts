import { parse, type Token, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { edited, type Place, traced } from '../../src/read/edits';
import { type Mend, mendsIn } from './mends';

/** A text of HTML as browsers read it, with the place of each of its parts. */
export type PageSource = ReturnType<typeof readSource>;

const placeIn = (location?: Token.Location): Place => ({
  from: location?.startOffset ?? 0,
  to: location?.endOffset ?? 0,
});

/** Sets an attribute, as far as a page without a window takes it. */
function setAttribute(element: Element, name: string, value: string): void {
  // A strict page reports text that would run, even where it does not.
  if (name === 'srcdoc' || (name.startsWith('on') && name in element)) return;
  try {
    element.setAttribute(name, value);
  } catch {
    // A name that only a parser allows.
  }
}

/** Signs that a parser takes in the name of a tag, and a page without a window does not. */
const noName = /[^\w:.\u0080-\uffff-]/g;

/** Elements that run or load something: a strict page takes no text for them, even where nothing runs. */
const active = /^(script|embed|object)$/;

/** Nodes of the parser as nodes of a page without a window; notes the place of each. */
function nodesOf(
  parent: Tree.ParentNode,
  page: Document,
  places: WeakMap<Node, Token.ElementLocation>,
): Node[] {
  return parent.childNodes.flatMap((from): Node[] => {
    const note = <One extends Node>(node: One): One => {
      if (from.sourceCodeLocation) places.set(node, from.sourceCodeLocation);
      return node;
    };
    if ('value' in from) return [note(page.createTextNode(from.value))];
    if ('data' in from) return [note(page.createComment(from.data))];
    if (!('tagName' in from)) return [];
    const name = from.tagName.replace(noName, '_');
    // An active one is so by its name alone.
    const isActive = active.test(name);
    const node = note(isActive ? page.createElementNS(null, name) : page.createElement(name));
    for (const { name, value } of from.attrs) setAttribute(node, name, value);
    node.append(...nodesOf(from, page, places));
    if ('content' in from && node instanceof HTMLTemplateElement)
      node.content.append(...nodesOf(from.content, page, places));
    return [node];
  });
}

/** All elements in a place, in their order, with those in templates. */
const elementsIn = (place: ParentNode): Element[] =>
  [...place.children].flatMap((one) => [
    one,
    ...elementsIn(one instanceof HTMLTemplateElement ? one.content : one),
  ]);

/**
 * Reads a text of HTML by the parser of the standard.
 *
 * @param isOurs whether the name of a tag is, or was meant to be, one of ours
 * @param mends what is read otherwise than browsers do; by default, what is meant for sure
 */
export function readSource(
  text: string,
  isOurs: (name: string) => boolean,
  mends: readonly Mend[] = mendsIn(text, isOurs),
) {
  const { text: mended, before } = traced(text, mends);
  const page = document.implementation.createHTMLDocument('');
  const places = new WeakMap<Node, Token.ElementLocation>();
  const root = page.createElement('div');
  // A browser that runs scripts ignores `noscript`, where data may be by mistake.
  const parsed = parse(mended, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  root.append(...nodesOf(parsed, page, places));
  return {
    /** The text as it was written. */
    text,
    /** The text without faults of writing: that of the nodes below. */
    mended,
    mends,
    /** Its elements, in a page without a window: nothing in it runs or loads. */
    root,
    /** The elements that are, or were meant to be, tags of ours, in their order. */
    tags: elementsIn(root).filter(({ localName }) => isOurs(localName)),
    /** The place of a node in the mended text; of what a browser adds by itself, an empty one. */
    placeOf: (node: Node): Place => placeIn(places.get(node)),
    /** The places in an element's tags, in the mended text; its end tag may be absent. */
    tagsOf: (element: Element) => {
      const { startTag, endTag, attrs = {} } = places.get(element) ?? {};
      const attributes = Object.entries(attrs).map(([name, one]) => [name, placeIn(one)] as const);
      return (
        startTag && {
          start: placeIn(startTag),
          end: endTag && placeIn(endTag),
          /** Its attributes by name, with name and value. */
          attributes: new Map(attributes),
        }
      );
    },
    /** A place of the mended text, in the written one. */
    written: ({ from, to }: Place): Place => ({ from: before(from), to: before(to) }),
  };
}

const inline = /^(on\w+|style)$/;

/**
 * A text without handlers and styles: a strict policy reports them as soon as a browser parses
 * them, even where they would not run or show. Data and all else stay.
 */
export function inertSource(text: string) {
  const { root, tagsOf, placeOf } = readSource(text, () => false);
  const found = elementsIn(root).flatMap((element): (readonly [string, Place])[] =>
    element.localName === 'style'
      ? [['<style>', placeOf(element)]]
      : [...(tagsOf(element)?.attributes ?? [])].filter(([name]) => inline.test(name)),
  );
  const edits = found.map(([, place]) => ({ ...place, text: '' }));
  return { source: edited(text, edits), leftOut: [...new Set(found.map(([name]) => name))] };
}

/** The readable text of HTML. */
export function textOf(html: string): string {
  const { root } = readSource(html, () => false);
  for (const one of root.querySelectorAll('script, style, template')) one.remove();
  return root.textContent ?? '';
}
