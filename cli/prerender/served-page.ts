import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { markAttribute } from '../../src/core/element/served/mark';

type Node = DefaultTreeAdapterTypes.Node;

/** The root that the renderer has put into a tag; undefined without one. */
const rootOf = (tag: DefaultTreeAdapterTypes.Element) =>
  tag.childNodes.find(
    (child): child is DefaultTreeAdapterTypes.Template =>
      'content' in child &&
      child.content.childNodes.some(
        (one) => 'attrs' in one && one.attrs.some(({ name }) => name === markAttribute),
      ),
  );

/**
 * The end of what the renderer has put into a tag: including the data for search engines after the
 * root.
 */
function endOf(tag: DefaultTreeAdapterTypes.Element, root: DefaultTreeAdapterTypes.Template) {
  const end = root.sourceCodeLocation?.endOffset;
  const next = tag.childNodes[tag.childNodes.indexOf(root) + 1];
  const isSaid =
    next?.nodeName === 'script' &&
    'attrs' in next &&
    next.attrs.some(({ name }) => name === markAttribute);
  return isSaid ? next.sourceCodeLocation?.endOffset : end;
}

/** A page without the renderer's markup, and the number of its tags that are ours. */
export interface PlainPage {
  readonly html: string;
  readonly tags: number;
  /** How many of them had a root from the renderer. */
  readonly rendered: number;
}

/** Removes the renderer's roots from a page; nothing else changes. */
export function plainPage(page: string): PlainPage {
  const left: Node[] = [parse(page, { sourceCodeLocationInfo: true })];
  const roots: [from: number, to: number][] = [];
  let tags = 0;
  for (let node = left.pop(); node; node = left.pop()) {
    if ('childNodes' in node) left.push(...node.childNodes);
    if (!('tagName' in node) || !node.tagName.startsWith('atria-')) continue;
    tags++;
    const root = rootOf(node);
    const from = root?.sourceCodeLocation?.startOffset;
    const to = root && endOf(node, root);
    if (from !== undefined && to !== undefined) roots.push([from, to]);
  }
  let html = '';
  let at = 0;
  for (const [from, to] of roots.sort(([one], [other]) => one - other)) {
    html += page.slice(at, from);
    at = to;
  }
  return { html: html + page.slice(at), tags, rendered: roots.length };
}
