import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, Parser } from 'parse5';
import { blockOf, type Part } from '../read/data-block';

type Element = DefaultTreeAdapterTypes.Element;

/** A tag of a page: the parts of an element from which values are read. */
export interface Tag {
  readonly localName: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly getAttribute: (name: string) => string | null;
}

/** A tag of ours in a page. */
export interface WidgetTag extends Tag {
  /** Where its content begins, in UTF-16 units from the start of the page. */
  readonly at: number;
  /** The number of letters of the page before it. */
  readonly letters: number;
  /** Whether the page itself has declared its first picture before this tag. */
  readonly isBehindFirstPicture: boolean;
}

/** Callbacks for what is in a page, as it arrives. */
export interface PageListener {
  readonly onScript: (script: Tag, text: string) => void;
  readonly onOpen: (tag: WidgetTag) => void;
  /**
   * Called once per tag, when the sources of all its values are known.
   * @param block the text of its own JSON child; undefined without one
   */
  readonly onKnown: (tag: WidgetTag, block: string | undefined) => void;
  /** Called for a tag whose markup has a shadow root already. */
  readonly onRooted: (tag: WidgetTag) => void;
}

const tagOf = ({ tagName, attrs }: Element): Tag => ({
  localName: tagName,
  attributes: attrs.map(({ name, value }) => [name, value]),
  getAttribute: (name) => attrs.find((one) => one.name === name.toLowerCase())?.value ?? null,
});

const textIn = (node: DefaultTreeAdapterTypes.ChildNode): string => {
  if ('childNodes' in node) return node.childNodes.map(textIn).join('');
  return 'value' in node ? node.value : '';
};

/** An element as readers see those of a page. */
const partOf = (element: Element): Part => ({
  ...tagOf(element),
  children: element.childNodes.filter((node) => 'tagName' in node).map(partOf),
  textContent: textIn(element),
});

/** Elements of a page whose content is not readable text. */
const unread = new Set(['script', 'style', 'title', 'noscript']);

const isRoot = (element: Element): boolean =>
  /^(open|closed)$/i.test(tagOf(element).getAttribute('shadowrootmode') ?? '');

/**
 * Reads a page as browsers do, by the standard's own algorithm, so that what only looks like a tag
 * (in a comment, a script, another attribute) is not read as one. The content of a `<template>` is
 * ignored.
 */
export function readPage(listener: Partial<PageListener>) {
  const open = new Map<Element, WidgetTag>();
  let templates = 0;
  let letters = 0;
  let isBehindFirstPicture = false;

  /** The sources of a tag are known when it has data directly between its tags, or ends. */
  const known = (element: Element, isWhole: boolean) => {
    const tag = open.get(element);
    const part = tag && partOf(element);
    const block = part && blockOf(part);
    if (!tag || !(isWhole || (block && [...part.children].includes(block)))) return;
    open.delete(element);
    listener.onKnown?.(tag, block?.textContent ?? undefined);
  };
  const onItemPush = (element: Element) => {
    if (element.tagName === 'template') {
      const tag = open.get(element.parentNode as Element);
      if (tag && isRoot(element)) {
        open.delete(element.parentNode as Element);
        listener.onRooted?.(tag);
      }
      templates++;
    }
    const at = element.sourceCodeLocation?.startTag?.endOffset;
    const isOurs = element.tagName.startsWith('atria-') && element.namespaceURI === html.NS.HTML;
    if (templates > 0 || !isOurs || at === undefined || open.has(element)) return;
    const tag = { ...tagOf(element), at, letters, isBehindFirstPicture };
    open.set(element, tag);
    listener.onOpen?.(tag);
  };
  const onItemPop = (element: Element) => {
    if (element.tagName === 'template') templates--;
    else if (element.tagName === 'script' && templates === 0) {
      const script = tagOf(element);
      listener.onScript?.(script, textIn(element));
      known(element.parentNode as Element, false);
    } else known(element, true);
  };
  /** Where the first file that the head names is named; what a `<base>` is behind does not count. */
  let filesAt: number | undefined;
  let isInBody = false;
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    onItemPush,
    onItemPop,
    createElement(name, namespace, attrs) {
      isBehindFirstPicture ||= attrs.some(
        ({ name, value }) => name === 'fetchpriority' && /^high$/i.test(value),
      );
      return defaultTreeAdapter.createElement(name, namespace, attrs);
    },
    setNodeSourceCodeLocation(node, location) {
      defaultTreeAdapter.setNodeSourceCodeLocation(node, location);
      isInBody ||= node.nodeName === 'body';
      if (isInBody || templates > 0) return;
      if (node.nodeName === 'base') filesAt = undefined;
      if (/^(link|script|style)$/.test(node.nodeName)) filesAt ??= location?.startOffset;
    },
    insertText(parent, text) {
      if (templates === 0 && !unread.has(parent.nodeName))
        letters += text.replaceAll(/\s+/g, '').length;
      defaultTreeAdapter.insertText(parent, text);
    },
  };
  const parser = new Parser({ sourceCodeLocationInfo: true, treeAdapter });
  return {
    write: (chunk: string) => parser.tokenizer.write(chunk, false),
    /** @returns the places of the head's first file, and of the body's end tag, as far as there are */
    end: () => {
      parser.tokenizer.write('', true);
      for (const element of Array.from(open, ([one]) => one)) known(element, true);
      const [, body] = parser.openElements.items as Element[];
      return { filesAt, bodyEnd: body?.sourceCodeLocation?.endTag?.startOffset };
    },
  };
}
