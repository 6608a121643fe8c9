/** The page's block with an id; one beside the tag in the same shadow root comes first. */
export const pageBlock = (id: unknown, tag: Element): Element | undefined =>
  [tag.getRootNode() as ParentNode, document]
    .map((root) => root.querySelector(`script[data-atria-block="${CSS.escape(`${id}`)}"]`))
    .find((one) => one !== null);
