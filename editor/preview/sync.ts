import { safeTag } from '../../src/cms/safe-markup';

/** The source of a tag. */
export interface Made {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly inside: string;
}

export const madeOf = (tag: Element): Made => ({
  tag: tag.localName,
  attributes: new Map([...tag.attributes].map(({ name, value }) => [name, value])),
  inside: tag.innerHTML,
});

/** Changes a tag into another, by its source: it keeps its state if only values differ. */
export function syncTag(tag: Element, before: Made, wanted: Element): void {
  const { attributes, inside } = madeOf(wanted);
  for (const name of before.attributes.keys()) if (!attributes.has(name)) tag.removeAttribute(name);
  for (const [name, value] of attributes)
    if (before.attributes.get(name) !== value) tag.setAttribute(name, value);
  if (before.inside !== inside) tag.replaceChildren(...wanted.childNodes);
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
const madeBy = new WeakMap<Node, { readonly markup: string; readonly made?: Made }>();

const isOurs = (node: Node): boolean => (node as Element).localName?.startsWith('atria-') ?? false;
const markupOf = (node: Node): string => (node as Element).outerHTML ?? node.nodeValue ?? '';

function note(node: Node): void {
  const markup = markupOf(node);
  if (isOurs(node)) madeBy.set(node, { markup, made: madeOf(node as Element) });
  else {
    madeBy.set(node, { markup });
    for (const child of node.childNodes) note(child);
  }
}

const syncAttributes = (element: Element, wanted: Element): void => {
  for (const { name } of [...element.attributes])
    if (!wanted.hasAttribute(name)) element.removeAttribute(name);
  for (const { name, value } of wanted.attributes)
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
};

/** Changes a node into another with the same name; widgets follow once all is in place. */
function become(node: Node, wanted: Node, later: (() => void)[]): void {
  const before = madeBy.get(node)?.made;
  const markup = markupOf(wanted);
  if (!(node instanceof (node.ownerDocument?.defaultView?.Element ?? Element))) {
    node.nodeValue = wanted.nodeValue;
    madeBy.set(node, { markup });
  } else if (before) {
    const made = madeOf(wanted as Element);
    later.push(() => syncTag(node, before, wanted as Element));
    madeBy.set(node, { markup, made });
  } else {
    madeBy.set(node, { markup });
    syncAttributes(node, wanted as Element);
    syncInside(node, wanted, later);
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
