import type { Attributes } from '../../src/core/element/contract';
import { attributeName } from '../../src/core/element/reading/attribute-text';
import { defaultOf, typeOf } from './arg-types';
import { DocTable } from './doc-table';

const code = (text: string | undefined) => (text ? <code>{text}</code> : '–');

/** What an editor can write in the tag, from the contract. */
export function AttributeTable({ attributes }: { attributes: Attributes }) {
  return (
    <DocTable
      head={['Attribute', 'What it does', 'Takes', 'Default', 'Example']}
      rows={Object.entries(attributes).map(([name, attribute]) => [
        attributeName(name),
        attribute.description,
        code(typeOf(attribute)),
        code(defaultOf(attribute)),
        code(attribute.example),
      ])}
    />
  );
}
