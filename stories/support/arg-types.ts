import type { ArgTypes } from '@storybook/react-vite';
import type { Contract } from '../../src/core/element/contract';
import { attributeName } from '../../src/core/element/reading/attribute-text';
import type { Attribute } from '../../src/core/element/reading/attributes';

const controls = {
  text: 'text',
  url: 'text',
  integer: 'number',
  number: 'number',
  flag: 'boolean',
  choice: 'select',
  json: 'object',
} as const;

/** The values of an attribute, in a word or as the list of its choices. */
export const typeOf = ({ kind, options }: Attribute<unknown>): string =>
  options ? options.map((one) => `"${one}"`).join(' | ') : kind === 'json' ? 'JSON' : kind;

/** The default of an attribute, as it is written in a tag. */
export function defaultOf({ fallback, kind }: Attribute<unknown>): string {
  if (fallback === undefined || fallback === '') return '';
  return kind === 'json' ? JSON.stringify(fallback) : String(fallback);
}

/** Storybook's controls of a widget, from its contract. */
export const argTypesOf = (contract: Contract): ArgTypes =>
  Object.fromEntries(
    Object.entries(contract.attributes).map(([name, attribute]) => [
      name,
      {
        name: attributeName(name),
        ...(attribute.description && { description: attribute.description }),
        control: { type: controls[attribute.kind] },
        ...(attribute.options && { options: [...attribute.options] }),
        table: {
          type: { summary: typeOf(attribute) },
          defaultValue: { summary: defaultOf(attribute) },
        },
      },
    ]),
  );
