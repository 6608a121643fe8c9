import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { markAttribute } from '../core/element/served/mark';
import { type Edit, edited } from '../read/edits';

type Node = DefaultTreeAdapterTypes.Node;

const isMarked = (node: Node): boolean =>
  'attrs' in node && node.attrs.some(({ name }) => name === markAttribute);

/** The root that the renderer has put into a tag; undefined without one. */
const rootOf = (tag: DefaultTreeAdapterTypes.Element) =>
  tag.childNodes.find((child) => 'content' in child && child.content.childNodes.some(isMarked));

/** A page without the renderer's markup, and the number of its tags that are ours. */
export interface PlainPage {
  readonly html: string;
  readonly tags: number;
  /** How many of them had a root from the renderer. */
  readonly rendered: number;
}

/** Removes the renderer's roots, and its scripts for search engines; nothing else changes. */
export function plainPage(page: string): PlainPage {
  const left: Node[] = [parse(page, { sourceCodeLocationInfo: true })];
  const made: Edit[] = [];
  let tags = 0;
  let rendered = 0;
  for (let node = left.pop(); node; node = left.pop()) {
    if ('childNodes' in node) left.push(...node.childNodes);
    if (!('tagName' in node)) continue;
    const isTag = node.tagName.startsWith('atria-');
    const root = isTag ? rootOf(node) : undefined;
    if (isTag) tags++;
    if (root) rendered++;
    const isSaid = node.tagName === 'script' && isMarked(node);
    const place = (isSaid ? node : root)?.sourceCodeLocation;
    if (place) made.push({ from: place.startOffset, to: place.endOffset, text: '' });
  }
  return { html: edited(page, made), tags, rendered };
}
