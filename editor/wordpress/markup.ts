import type { Values } from '../model/values';
import type { EditorWidget } from '../model/widgets';
import { changedTag, type TagValues, valuesOf } from '../source/changed-tag';
import { readSource } from '../source/page-source';

/** A block without any content. */
export const emptyMarkup = ({ tag }: EditorWidget): string => `<${tag}></${tag}>`;

/** A block's markup as browsers read it, and its tag; undefined if there is none. */
function readBlock(markup: string, { tag }: EditorWidget) {
  const source = readSource(markup, (name) => name === tag, []);
  return { source, tag: source.tags[0] };
}

/** The values of a widget from its block's markup, as the widget reads them. */
export function readMarkup(markup: string, widget: EditorWidget): TagValues {
  const { tag } = readBlock(markup, widget);
  return tag ? valuesOf(tag, widget.contract) : { values: {}, unread: [widget.tag] };
}

/**
 * The markup of a block with other values, each in its place: in the tag, or in the data. All else
 * stays to the letter, and so does what cannot be read [EDIT-07].
 *
 * @param page the settings of the site's pages, by the names of the attributes
 */
export function changedMarkup(
  markup: string,
  widget: EditorWidget,
  values: Values,
  page: Readonly<Record<string, string | undefined>> = {},
): string {
  const { source, tag } = readBlock(markup, widget);
  if (!tag) return markup;
  const before = { values: valuesOf(tag, widget.contract).values, between: '' };
  const after = { values, between: '' };
  return changedTag(source, tag, { contract: widget.contract, before, after, page });
}
