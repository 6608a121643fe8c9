import { changed, markupOf, valuesOf } from './markup';
import { Preview } from './preview';
import type { Schema } from './schema';
import { Field } from './schema-form';
import { type BlockProps, blockEditor, blocks, components, element, h } from './wp';

/** The form of a widget in the side bar: its own fields, then those that all have, folded. */
function Form({ schema, attributes, setAttributes }: BlockProps & { readonly schema: Schema }) {
  const values = valuesOf(schema, attributes);
  const fieldsOf = (isCommon: boolean) =>
    Object.entries(schema.properties ?? {})
      .filter(([, property]) => Boolean(property['x-atria']?.common) === isCommon)
      .map(([name, property]) =>
        h(Field, {
          key: name,
          schema: property,
          name,
          value: values[name],
          isRequired: schema.required?.includes(name),
          onChange: (value: unknown) => setAttributes(changed(schema, attributes, name, value)),
        }),
      );
  return h(
    blockEditor.InspectorControls,
    null,
    h(components.PanelBody, { title: schema.title }, ...fieldsOf(false)),
    h(components.PanelBody, { title: 'More', initialOpen: false }, ...fieldsOf(true)),
  );
}

for (const schema of window.atriaWidgetsBlocks.schemas as readonly Schema[]) {
  const name = schema['x-atria']?.tag?.replace('atria-', 'atria/') ?? '';
  const edit = (props: BlockProps) =>
    h(
      element.Fragment,
      null,
      h(Form, { ...props, schema }),
      h(
        'div',
        blockEditor.useBlockProps(),
        h(Preview, { markup: markupOf(schema, props.attributes), title: schema.title }),
      ),
    );
  const save = ({ attributes }: Pick<BlockProps, 'attributes'>) =>
    h(element.RawHTML, null, markupOf(schema, attributes));
  blocks.registerBlockType(name, { edit, save });
}
