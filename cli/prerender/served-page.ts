import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { markAttribute } from '../../src/core/element/served-mark';

type Node = DefaultTreeAdapterTypes.Node;

/** The root that the renderer has put into a tag; undefined where it has none. */
const rootOf = (tag: DefaultTreeAdapterTypes.Element) =>
  tag.childNodes.find(
    (child): child is DefaultTreeAdapterTypes.Template =>
      'content' in child &&
      child.content.childNodes.some(
        (one) => 'attrs' in one && one.attrs.some(({ name }) => name === markAttribute),
      ),
  );

/** Where what the renderer has put into a tag ends: with what it says to search engines behind the root. */
function endOf(tag: DefaultTreeAdapterTypes.Element, root: DefaultTreeAdapterTypes.Template) {
  const end = root.sourceCodeLocation?.endOffset;
  const next = tag.childNodes[tag.childNodes.indexOf(root) + 1];
  const isSaid =
    next?.nodeName === 'script' &&
    'attrs' in next &&
    next.attrs.some(({ name }) => name === markAttribute);
  return isSaid ? next.sourceCodeLocation?.endOffset : end;
}

/** A page as it was before the renderer, and how many of its tags are of ours. */
export interface PlainPage {
  readonly html: string;
  readonly tags: number;
  /** How many of them had a root of the renderer's. */
  readonly rendered: number;
}

/** Takes the roots that the renderer has made out of a page; no other letter is changed. */
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
