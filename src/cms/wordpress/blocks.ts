import type { Shape } from '../shape';
import { inWords } from './in-words';
import { changed, markupOf, valuesOf } from './markup';
import { Mistakes } from './mistakes';
import { Preview } from './preview';
import { Fields } from './schema-form';
import type { Values } from './values';
import { type BlockProps, blockEditor, blocks, components, element, h, say } from './wp';

/** The widgets' JSON Schemas; put here by the build. */
declare const __SCHEMAS__: readonly Shape[];

interface FormProps extends BlockProps {
  readonly schema: Shape;
  readonly found: readonly string[];
}

/** The form of a widget in the side bar: its own fields, then those that all have, folded. */
function Form({ schema, attributes, setAttributes, found }: FormProps) {
  const values = valuesOf(schema, attributes);
  const fields = (isCommon: boolean) =>
    h(Fields, {
      schema,
      values,
      isAsked: (property: Shape) => Boolean(property['x-atria']?.common) === isCommon,
      onChange: (next: Values) => setAttributes(changed(schema, attributes, next)),
    });
  return h(
    blockEditor.InspectorControls,
    null,
    h(Mistakes, { schema, values, found }),
    h(components.PanelBody, { title: schema.title }, fields(false)),
    h(components.PanelBody, { title: say('More'), initialOpen: false }, fields(true)),
  );
}

/** A block: the widget in its place, and its form while it is chosen. */
function Edit(props: BlockProps & { readonly schema: Shape }) {
  const { schema, attributes, isSelected } = props;
  const [found, setFound] = element.useState<readonly string[]>([]);
  const before = element.useRef('');
  const onFound = element.useRef((now: readonly string[]) => {
    if (now.join('\n') === before.current) return;
    before.current = now.join('\n');
    setFound(now);
  }).current;
  return h(
    element.Fragment,
    null,
    h(Form, { ...props, found }),
    h(
      'div',
      blockEditor.useBlockProps(),
      h(Preview, {
        markup: markupOf(schema, attributes),
        title: schema.title,
        onFound: isSelected ? onFound : undefined,
      }),
    ),
  );
}

for (const schema of __SCHEMAS__.map(inWords)) {
  const name = schema['x-atria']?.tag?.replace('atria-', 'atria/') ?? '';
  const edit = (props: BlockProps) => h(Edit, { ...props, schema });
  const save = ({ attributes }: Pick<BlockProps, 'attributes'>) =>
    h(element.RawHTML, null, markupOf(schema, attributes));
  blocks.registerBlockType(name, { edit, save });
}
