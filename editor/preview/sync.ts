import { safeTag } from '../../src/cms/safe-markup';

/** The source of a tag. */
export type Made = ReturnType<typeof madeOf>;

const attributesOf = ({ attributes }: Element) =>
  new Map([...attributes].map(({ name, value }) => [name, value]));

export const madeOf = (tag: Element) => ({ attributes: attributesOf(tag), inside: tag.innerHTML });

function syncAttributes(tag: Element, before: Made['attributes'], wanted: Element): void {
  for (const name of before.keys()) if (!wanted.hasAttribute(name)) tag.removeAttribute(name);
  for (const { name, value } of wanted.attributes)
    if (before.get(name) !== value) tag.setAttribute(name, value);
}

/** Changes a tag into another, by its source: it keeps its state if only values differ. */
export function syncTag(tag: Element, before: Made, wanted: Element): void {
  syncAttributes(tag, before.attributes, wanted);
  if (before.inside !== wanted.innerHTML) tag.replaceChildren(...wanted.childNodes);
}

/**
 * Shows a snippet in a place of a page; an existing widget keeps its state.
 *
 * @param before what was shown there last
 */
export function showTag(
  place: Element,
  snippet: string,
  before: Made | undefined,
): Made | undefined {
  const wanted = safeTag(snippet, place.ownerDocument);
  if (!wanted) return before;
  const made = madeOf(wanted);
  const tag = place.firstElementChild;
  if (tag && before) syncTag(tag, before, wanted);
  else place.replaceChildren(wanted);
  return made;
}

/** The source of each node in the page: a widget changes the content between its tags. */
const madeBy = new WeakMap<Node, { readonly markup: string; readonly made: Made | undefined }>();

const isOurs = (node: Node): boolean => (node as Element).localName?.startsWith('atria-') ?? false;
const markupOf = (node: Node): string => (node as Element).outerHTML ?? node.nodeValue ?? '';

function note(node: Node): void {
  const made = isOurs(node) ? madeOf(node as Element) : undefined;
  madeBy.set(node, { markup: markupOf(node), made });
  if (!made) for (const child of node.childNodes) note(child);
}

/** Changes a node into another with the same name; widgets follow once all is in place. */
function become(node: Node, wanted: Node, later: (() => void)[]): void {
  const before = madeBy.get(node)?.made;
  const element = wanted as Element;
  madeBy.set(node, { markup: markupOf(wanted), made: before && madeOf(element) });
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
  const take = (fits: (node: Node) => boolean): Node | undefined => {
    const found = [...old].find(fits);
    if (found) old.delete(found);
    return found;
  };
  const all = [...wanted.childNodes];
  const same = all.map((one) => take((node) => madeBy.get(node)?.markup === markupOf(one)));
  const next = all.map((one, at) => {
    const kept = same[at];
    if (kept) return kept;
    // A script that has run once is not read again.
    const isData = one.nodeName === 'SCRIPT';
    const near = isData ? undefined : take(({ nodeName }) => nodeName === one.nodeName);
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
