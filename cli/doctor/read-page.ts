import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { PageSettings } from '../../src/core/page/settings';
import { PageScripts } from '../../src/server/page-settings';
import type { Tag } from '../../src/server/page-tags';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;
type Element = DefaultTreeAdapterTypes.Element;

/** An element of the page with its text. */
export interface PageElement extends Tag {
  readonly text: string;
  readonly line: number;
  /** Whether the rest of the page is between its tags: it was written as `<atria-… />`. */
  readonly isSelfClosed: boolean;
}

/** A page as received. */
export interface Page {
  /** Its address, after redirects. */
  readonly url: URL;
  readonly headers: Headers;
  readonly elements: readonly PageElement[];
  /** Our tags among them. */
  readonly widgets: readonly PageElement[];
  readonly settings: PageSettings;
  /** Its `data-atria-settings` block; undefined without one. */
  readonly block: string | undefined;
}

const textIn = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textIn).join('') : '';

function elementOf(element: Element, html: string): PageElement {
  const { tagName, attrs, sourceCodeLocation: place } = element;
  const start = place?.startTag ?? place;
  return {
    localName: tagName,
    attributes: attrs.map(({ name, value }) => [name, value]),
    getAttribute: (name) => attrs.find((one) => one.name === name)?.value ?? null,
    text: textIn(element),
    line: start?.startLine ?? 0,
    isSelfClosed: /\/>$/.test(html.slice(start?.startOffset, start?.endOffset)),
  };
}

/** Reads a page as a browser does. The content of a `<template>` is ignored. */
export function readPage(html: string, url: URL, headers: Headers): Page {
  const elements: PageElement[] = [];
  const walk = (node: Node): void => {
    if ('tagName' in node) elements.push(elementOf(node, html));
    if ('childNodes' in node) for (const child of node.childNodes) walk(child);
  };
  walk(parse(html, { sourceCodeLocationInfo: true }));
  const scripts = new PageScripts(url);
  for (const one of elements) if (one.localName === 'script') scripts.add(one, one.text);
  const settings = elements.find((one) => one.getAttribute('data-atria-settings') !== null);
  return {
    url,
    headers,
    elements,
    widgets: elements.filter(({ localName }) => localName.startsWith('atria-')),
    settings: scripts.settings,
    block: settings?.text,
  };
}

/** An address in an element's attribute, as a browser resolves it; undefined if it is invalid. */
export function addressIn(page: Page, element: Tag, name: string): URL | undefined {
  const base = page.elements.find(({ localName }) => localName === 'base')?.getAttribute('href');
  const given = element.getAttribute(name)?.trim();
  const from = base && URL.canParse(base, page.url) ? new URL(base, page.url) : page.url;
  return given && URL.canParse(given, from) ? new URL(given, from) : undefined;
}
