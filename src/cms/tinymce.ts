import type { AstNode, Editor, RawEditorOptions } from 'tinymce';
import { isDataType, isWrapper } from '../read/data-block';
import { labelOf, placeStyle } from './label';
import type { TagTable } from './tag-table';
import { tinymceSettings } from './tinymce-settings';

declare const __TAGS__: TagTable;
const settings = tinymceSettings(__TAGS__);

const mark = 'data-mce-atria';

const inside = (node: AstNode): AstNode[] =>
  node.children().flatMap((child) => [child, ...inside(child)]);

/**
 * A widget is one unit in the editor: selected, moved and removed as a whole, with its name on it.
 * Of scripts only data stays: the schema has to allow scripts, and would allow all of them.
 */
function setup(editor: Editor): void {
  const tags = Object.keys(settings.custom_elements).join();
  const lock = (node: AstNode) => {
    // TinyMCE makes addresses relative to the editor's own page, except where it finds these.
    for (const one of inside(node))
      for (const name of ['href', 'src'])
        if (one.attr(name)) one.attr(`data-mce-${name}`, one.attr(name));
    node.attr('contenteditable', 'false');
    node.attr(
      mark,
      labelOf(node.name, (attribute) => node.attr(attribute)),
    );
  };
  const release = (node: AstNode) => {
    node.attr('contenteditable', null);
    node.attr(mark, null);
  };
  // Pasted, inserted and set content passes the parser, saved content the serializer.
  const dropForeign = (node: AstNode) => {
    let place = node.parent;
    while (isWrapper(place?.name)) place = place?.parent;
    const isOurs = place?.name.startsWith('atria-') || node.attr('data-atria-block') != null;
    if (!isDataType(node.attr('type')) || !isOurs) node.remove();
  };
  editor.on('PreInit', () => {
    editor.parser.addNodeFilter(tags, (nodes) => nodes.forEach(lock));
    editor.serializer.addNodeFilter(tags, (nodes) => nodes.forEach(release));
    for (const passed of [editor.parser, editor.serializer])
      passed.addNodeFilter('script', (nodes) => nodes.forEach(dropForeign));
  });
}

/**
 * Settings for TinyMCE that keep all tags, their attributes and their JSON child as written:
 * `tinymce.init({ ...atriaTinymce, selector: '#text' })`. If you have your own `setup` or
 * `extended_valid_elements`, call or include these as well; without this `setup`, scripts that run
 * are let through.
 */
export const atriaTinymce = {
  ...settings,
  content_style: placeStyle(
    `[${mark}]`,
    `[${mark}]::before { content: attr(${mark}); } [${mark}]::before`,
  ),
  setup,
} satisfies RawEditorOptions;
