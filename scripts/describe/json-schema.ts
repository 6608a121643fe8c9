import type { Marks, Shape } from '../../src/cms/shape';
import { commonAttributes } from '../../src/core/element/common.attributes';
import type { Contract } from '../../src/core/element/contract';
import { attributeName } from '../../src/core/element/reading/attribute-text';
import type { Attribute } from '../../src/core/element/reading/attributes';
import { shapeOf } from './json-shape';
import { words } from './names';

/** The values of one widget, as a JSON Schema of the draft 2020-12. */
export interface WidgetSchema extends Shape {
  readonly $schema: string;
  readonly title: string;
  readonly properties: Readonly<Record<string, Shape & { readonly 'x-atria': Marks }>>;
  readonly required: readonly string[];
  readonly 'x-atria': Marks & { readonly tag: string };
}

/**
 * The valid values of an attribute. An address may contain `ä`, which `uri-reference` requires
 * encoded.
 */
function shapeOfValue(attribute: Attribute<unknown>): Shape {
  const { kind, options, min, max, schema } = attribute;
  if (kind === 'json') return shapeOf(schema);
  if (kind === 'flag') return { type: 'boolean' };
  if (kind === 'choice' && options) return { type: 'string', enum: options };
  if (kind === 'url') return { type: 'string', format: 'uri-reference' };
  if (kind === 'text') return { type: 'string' };
  return {
    type: kind,
    ...(min !== undefined && { minimum: min }),
    ...(max !== undefined && { maximum: max }),
  };
}

/** By default lists are empty and texts '', which need not be written. */
const fallbackOf = ({ kind, fallback }: Attribute<unknown>): Shape =>
  kind === 'json' || fallback === undefined || fallback === '' ? {} : { default: fallback };

/** An example as a value: its text is that of a tag. */
function examplesOf({ kind, example, parse }: Attribute<unknown>): Shape {
  if (example === undefined || example === '') return {};
  return { examples: [kind === 'json' ? JSON.parse(example) : parse(example)] };
}

const propertyOf = (name: string, attribute: Attribute<unknown>) => ({
  title: words(name),
  description: attribute.description ?? '',
  ...shapeOfValue(attribute),
  ...fallbackOf(attribute),
  ...examplesOf(attribute),
  ...(attribute.deprecated && { deprecated: true }),
  'x-atria': {
    kind: attribute.kind,
    ...(attribute.kind !== 'json' && { attribute: attributeName(name) }),
    ...(name in commonAttributes && { common: true as const }),
    ...(attribute.holds && { holds: attribute.holds }),
  },
});

/**
 * The JSON Schema of a widget's values, for property editors of any CMS. The object has all values
 * by camelCase name: those with `x-atria.attribute` go into the tag under that name, the others
 * unchanged into the JSON child, whose keys are those of the object.
 */
export function jsonSchema(contract: Contract): WidgetSchema {
  const attributes = Object.entries<Attribute<unknown>>({
    ...contract.attributes,
    ...commonAttributes,
  });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: words(contract.name),
    description: contract.summary ?? '',
    type: 'object',
    properties: Object.fromEntries(
      attributes.map(([name, attribute]) => [name, propertyOf(name, attribute)]),
    ),
    required: attributes.filter(([, { required }]) => required).map(([name]) => name),
    additionalProperties: false,
    'x-atria': {
      tag: `atria-${contract.name}`,
      purpose: contract.purpose,
      ...(contract.slots && { slots: contract.slots }),
    },
  };
}

/** The list of widgets, each with the file of its schema. */
export const schemaIndex = (contracts: readonly Contract[]) =>
  contracts.map(({ name, summary = '' }) => ({
    tag: `atria-${name}`,
    title: words(name),
    description: summary,
    schema: `atria-${name}.json`,
  }));
