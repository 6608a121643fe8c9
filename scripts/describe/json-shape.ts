import type * as v from 'valibot';
import type { Holds } from '../../src/api/field';
import type { Shape } from '../../src/cms/shape';
import { coreOf, docsOf, isOptional, itemOf, known } from './fields';
import { words } from './names';

/**
 * A schema's input as an editor should write it. Where the schema accepts several forms for the
 * sake of back ends (a number as a text, one image instead of a list), only the usual form, so that
 * forms have one control for it. Objects may have other fields, since back ends send more than
 * widgets read.
 */
export function shapeOf(schema: v.GenericSchema): Shape {
  const item = itemOf(schema);
  if (item) return { type: 'array', items: shapeOf(item) };
  const inner = coreOf(schema);
  if (inner !== schema) return shapeOf(inner);
  const { type, wrapped, options = [], literal, value, entries } = known(schema);
  if (type === 'nullable' && wrapped) return orNull(shapeOf(wrapped));
  if (type === 'picklist') return { type: 'string', enum: options };
  if (type === 'literal') return { type: typeof literal, enum: [literal] };
  if (type === 'union') return usual(options.map((one) => shapeOf(one as v.GenericSchema)));
  if (type === 'record' && value) return { type: 'object', additionalProperties: shapeOf(value) };
  if (entries) return objectShape(entries);
  if (['string', 'number', 'boolean', 'null'].includes(type)) return { type };
  if (type === 'unknown') return {};
  throw new Error(`scripts/describe/json-shape.ts cannot show a schema of type ${type}: teach it`);
}

const orNull = (shape: Shape): Shape => ({ ...shape, type: [shape.type ?? [], 'null'].flat() });

const usual = (shapes: readonly Shape[]): Shape =>
  shapes.find(({ type }) => type === 'array') ?? shapes[0] ?? {};

function objectShape(entries: v.ObjectEntries): Shape {
  const fields = Object.entries(entries) as [string, v.GenericSchema][];
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map(([name, schema]) => [name, { title: words(name), ...fieldShape(schema) }]),
    ),
    required: fields
      .filter(([, schema]) => docsOf(schema).required ?? !isOptional(schema))
      .map(([name]) => name),
  };
}

function fieldShape(schema: v.GenericSchema): Shape {
  const { description, example, values, holds, suggestions = [] } = docsOf(schema);
  const { default: fallback } = known(schema);
  const shape = fallback === null ? orNull(shapeOf(schema)) : shapeOf(schema);
  const hasDefault = ['string', 'number', 'boolean'].includes(typeof fallback) && fallback;
  return {
    ...(description && { description }),
    ...(holds ? marked(shape, holds) : shape),
    ...(values && { enum: values }),
    ...(!!hasDefault && { default: fallback }),
    ...(example && { examples: [exampleOf(shape, example), ...suggestions] }),
  };
}

/** What a text holds, marked at the text itself, even if a list has several. */
const marked = (shape: Shape, holds: Holds): Shape =>
  shape.items
    ? { ...shape, items: marked(shape.items, holds) }
    : { ...shape, 'x-atria': { holds } };

/** An example as a value: documentation writes texts without quotation marks, alone or in a list. */
const exampleOf = ({ type, items }: Shape, example: string): unknown => {
  if (type === 'string') return example;
  return items?.type === 'string' && !example.startsWith('[') ? [example] : JSON.parse(example);
};
