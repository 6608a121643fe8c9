import { type Editor, type ModelElement, toWidget, Widget } from 'ckeditor5';
import { labelOf, placeStyle } from './label';
import { safeMarkup } from './safe-markup';

const model = 'atriaWidget';
const name = /^atria-/;

const valuesOf = (element: ModelElement) =>
  Object.fromEntries(element.getAttribute('values') as [string, string][]);

/**
 * Reads a tag as one unit: its name, its attributes, and its content as written. The editor's
 * filters do not see them again, not even after a paste, so nothing that runs may get in here.
 */
function read({ conversion }: Editor): void {
  conversion.for('upcast').elementToElement({
    view: { name },
    converterPriority: 'high',
    model: (view, { writer }) =>
      writer.createElement(model, {
        tag: view.name,
        values: [...view.getAttributes()].filter(([attribute]) => !/^on/i.test(attribute)),
        inside: safeMarkup(String(view.getCustomProperty('$rawContent') ?? ''), { hasStyle: true })
          .html,
      }),
  });
}

/** Writes the tag as it was read. */
function write({ conversion }: Editor): void {
  conversion.for('dataDowncast').elementToElement({
    model,
    view: (element, { writer }) =>
      writer.createRawElement(
        element.getAttribute('tag') as string,
        valuesOf(element),
        (place, converter) =>
          converter.setContentOf(place, element.getAttribute('inside') as string),
      ),
  });
}

/** Shows its name in the editor, where it is selected, moved and removed as a whole. */
function show({ conversion }: Editor): void {
  conversion.for('editingDowncast').elementToElement({
    model,
    view: (element, { writer }) => {
      const values = valuesOf(element);
      const label = labelOf(element.getAttribute('tag') as string, (key) => values[key]);
      const text = writer.createUIElement('span', {}, function (page) {
        const node = this.toDomElement(page);
        node.textContent = label;
        return node;
      });
      const place = writer.createContainerElement('div', { class: 'atria-widget' }, text);
      return toWidget(place, writer, { label });
    },
  });
}

/**
 * A plugin for CKEditor 5 that keeps all tags, their attributes and their content as written:
 * `ClassicEditor.create(element, { plugins: [..., AtriaWidgets] })`.
 */
export function AtriaWidgets(editor: Editor): void {
  editor.model.schema.register(model, {
    inheritAllFrom: '$blockObject',
    allowAttributes: ['tag', 'values', 'inside'],
  });
  editor.data.registerRawContentMatcher({ name });
  read(editor);
  write(editor);
  show(editor);
  const sheet = document.createElement('style');
  sheet.textContent = placeStyle('.ck .atria-widget', '.ck .atria-widget > span');
  document.head.append(sheet);
  editor.on('destroy', () => sheet.remove());
}
AtriaWidgets.requires = [Widget];
