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
