import type { AstNode, Editor, RawEditorOptions } from 'tinymce';
import { labelOf, placeStyle } from './label';
import type { TagTable } from './tag-table';
import { tinymceSettings } from './tinymce-settings';

declare const __TAGS__: TagTable;
const settings = tinymceSettings(__TAGS__);

const mark = 'data-mce-atria';

/**
 * A widget is one thing in the editor: chosen, moved and removed as a whole, with its name on it.
 * Of scripts only data stay: the schema has to let a script through, and would let all.
 */
function setup(editor: Editor): void {
  const tags = Object.keys(settings.custom_elements).join();
  const lock = (node: AstNode) => {
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
  // What is pasted, inserted and set passes the parser, what is saved the serializer.
  const dropForeign = (node: AstNode) => {
    const isData = /^(mce-)?application\/json$/.test(node.attr('type') ?? '');
    const isOurs = node.parent?.name.startsWith('atria-') || node.attr('data-atria-block') != null;
    if (!isData || !isOurs) node.remove();
  };
  editor.on('PreInit', () => {
    editor.parser.addNodeFilter(tags, (nodes) => nodes.forEach(lock));
    editor.serializer.addNodeFilter(tags, (nodes) => nodes.forEach(release));
    for (const passed of [editor.parser, editor.serializer])
      passed.addNodeFilter('script', (nodes) => nodes.forEach(dropForeign));
  });
}

/**
 * Settings for TinyMCE under which all tags, their attributes and their JSON child are kept as they
 * are written: `tinymce.init({ ...atriaTinymce, selector: '#text' })`. Whoever has a `setup`, or
 * `extended_valid_elements`, of their own puts these beside them; without this `setup` scripts come
 * through that run.
 */
export const atriaTinymce = {
  ...settings,
  content_style: placeStyle(
    `[${mark}]`,
    `[${mark}]::before { content: attr(${mark}); } [${mark}]::before`,
  ),
  setup,
} satisfies RawEditorOptions;
