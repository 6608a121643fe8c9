/** What is read of an element: of a page's own, or of a parser's on a server. */
export interface Part {
  readonly localName: string;
  readonly children: Iterable<Part>;
  readonly textContent: string | null;
  getAttribute(name: string): string | null;
}

/** What the editors and field templates of content systems put around data, or leave beside it. */
export const isWrapper = (name = ''): boolean =>
  /^(p|div|span|br|figure|section|article)$/.test(name);

/**
 * Whether a script of this type holds data: `application/json`, with what jQuery (`true/`), TinyMCE
 * (`mce-`) and templates (`; charset=utf-8`) add. JSON of another meaning has a plus (`ld+json`).
 */
export const isDataType = (type: string | null | undefined): boolean =>
  /^[^+]*json[^+]*$/i.test(type ?? '');

/** The elements of a part that are no wrappers, itself included. */
const contentOf = <P extends Part>(part: P): P[] =>
  [part, ...([...part.children] as P[]).flatMap(contentOf)].filter(
    ({ localName }) => !isWrapper(localName),
  );

/** The data that an element is, or that it is only a wrapper around. */
export function blockIn<P extends Part>(child: P): P | undefined {
  const [script, other] = contentOf(child);
  const text = script?.textContent?.trim();
  return text &&
    !other &&
    isDataType(script?.getAttribute('type')) &&
    text === child.textContent?.trim()
    ? script
    : undefined;
}

/**
 * A tag's own data, as content systems leave it: its first JSON script that is not empty; one in a
 * wrapper only where none is directly between the tags. Never that of a widget inside [ELEM-04].
 */
export function blockOf<P extends Part>(tag: P): P | undefined {
  const children = [...tag.children] as P[];
  const blocks = children.map(blockIn);
  return blocks.find((one, at) => one && one === children[at]) ?? blocks.find(Boolean);
}
