import { blockOf } from '../../../read/data-block';

/** The page's block with an id; one beside the tag in the same shadow root comes first. */
export const pageBlock = (id: unknown, tag: Element): Element | undefined =>
  [tag.getRootNode() as ParentNode, document]
    .map((root) => root.querySelector(`script[data-atria-block="${CSS.escape(`${id}`)}"]`))
    .find((one) => one !== null);

/** The script with the data of a tag: its own between its tags, else the page's with its id [ELEM-04]. */
export function dataScript(tag: Element, blockId: unknown) {
  const own = blockOf(tag);
  return { isOwn: !!own, script: own ?? (blockId ? pageBlock(blockId, tag) : undefined) };
}
