/** A tag's own block: its JSON script child, unless that is empty. */
export function childBlock(tag: Element): Element | undefined {
  // Only the end of the type is matched, because jQuery inserts scripts as "true/application/json".
  const child = tag.querySelector(':scope > script[type$="application/json"]');
  return child?.textContent?.trim() ? child : undefined;
}

const blocksIn = (root: Node): Element[] => [
  ...(root as ParentNode).querySelectorAll('script[data-atria-block]'),
];

/** The page's block with an id; one beside the tag in the same shadow root comes first. */
export const pageBlock = (id: unknown, tag: Element): Element | undefined =>
  [...new Set([tag.getRootNode(), document])]
    .flatMap(blocksIn)
    .find((script) => script.getAttribute('data-atria-block') === `${id}`);
