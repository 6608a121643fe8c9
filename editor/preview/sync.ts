import { safeTag } from '../../src/cms/safe-markup';

const attributesOf = ({ attributes }: Element) =>
  new Map([...attributes].map(({ name, value }) => [name, value]));

export const madeOf = (tag: Element) => ({ attributes: attributesOf(tag), inside: tag.innerHTML });

function syncAttributes(
  tag: Element,
  before: ReturnType<typeof attributesOf>,
  wanted: Element,
): void {
  for (const name of before.keys()) if (!wanted.hasAttribute(name)) tag.removeAttribute(name);
  for (const { name, value } of wanted.attributes)
    if (before.get(name) !== value) tag.setAttribute(name, value);
}

/** Changes a tag into another, by its source: it keeps its state if only values differ. */
export function syncTag(tag: Element, before: ReturnType<typeof madeOf>, wanted: Element): void {
  syncAttributes(tag, before.attributes, wanted);
  if (before.inside !== wanted.innerHTML) tag.replaceChildren(...wanted.childNodes);
}

const isOurs = (node: Node): boolean => (node as Element).localName?.startsWith('atria-') ?? false;
const markupOf = (node: Node): string => (node as Element).outerHTML ?? node.nodeValue ?? '';
const sourceOf = (node: Node) => ({
  markup: markupOf(node),
  made: isOurs(node) ? madeOf(node as Element) : undefined,
});

/** The source of each node in the page: a widget changes the content between its tags. */
const sources = new WeakMap<Node, ReturnType<typeof sourceOf>>();

function note(node: Node): void {
  sources.set(node, sourceOf(node));
  if (!isOurs(node)) for (const child of node.childNodes) note(child);
}

/**
 * Shows a snippet in a place of a page; an existing widget keeps its state.
 *
 * @returns whether the widget is a new one
 */
export function showTag(place: Element, snippet: string): boolean {
  const wanted = safeTag(snippet, place.ownerDocument);
  if (!wanted) return false;
  const tag = place.firstElementChild;
  const before = tag && sources.get(tag)?.made;
  sources.set(before ? tag : wanted, sourceOf(wanted));
  if (before) syncTag(tag, before, wanted);
  else place.replaceChildren(wanted);
  return !before;
}

/** Changes a node into another with the same name; widgets follow once all is in place. */
function become(node: Node, wanted: Node, later: (() => void)[]): void {
  const before = sources.get(node)?.made;
  const element = wanted as Element;
  sources.set(node, sourceOf(wanted));
  if (!(node instanceof (node.ownerDocument?.defaultView?.Element ?? Element)))
    node.nodeValue = wanted.nodeValue;
  else if (before) later.push(() => syncTag(node, before, element));
  else {
    syncAttributes(node, attributesOf(node), element);
    syncInside(node, element, later);
  }
}

function syncInside(place: Element, wanted: Node, later: (() => void)[]): void {
  const old = new Set<Node>(place.childNodes);
  const take = (fits: (node: Node) => boolean): Node | undefined =>
    [...old].find((node) => fits(node) && old.delete(node));
  const all = [...wanted.childNodes];
  const same = all.map((one) => take((node) => sources.get(node)?.markup === markupOf(one)));
  const next = all.map((one, at) => {
    const kept = same[at];
    if (kept) return kept;
    // A script that has run once is not read again.
    const near = take(({ nodeName }) => nodeName === one.nodeName && nodeName !== 'SCRIPT');
    if (near) become(near, one, later);
    else note(one);
    return near ?? one;
  });
  for (const node of old) (node as ChildNode).remove();
  next.forEach((node, at) => {
    const here = place.childNodes[at] ?? null;
    if (here !== node) place.insertBefore(node, here);
  });
}

/**
 * Makes a place show the content of another element; existing content stays and keeps its state.
 */
export function syncPage(place: Element, wanted: Element): void {
  const later: (() => void)[] = [];
  syncInside(place, wanted, later);
  for (const one of later) one();
}
