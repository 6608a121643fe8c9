import type { ArgTypes } from '@storybook/react-vite';
import { attributeName } from '../../src/core/element/attribute-text';
import type { Attribute } from '../../src/core/element/attributes';
import type { Contract } from '../../src/core/element/contract';

const controls = {
  text: 'text',
  url: 'text',
  integer: 'number',
  number: 'number',
  flag: 'boolean',
  choice: 'select',
  json: 'object',
} as const;

/** What an attribute takes, in a word or as the list of its choices. */
export const typeOf = ({ kind, options }: Attribute<unknown>): string =>
  options ? options.map((one) => `"${one}"`).join(' | ') : kind === 'json' ? 'JSON' : kind;

/** The value that holds when an attribute is not set, as it would stand in a tag. */
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
