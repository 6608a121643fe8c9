import type * as v from 'valibot';
import * as cards from '../../../src/api/cards';
import * as cart from '../../../src/api/cart';
import * as customer from '../../../src/api/customer';
import * as navigation from '../../../src/api/navigation';
import * as primitives from '../../../src/api/schema';
import * as search from '../../../src/api/search';
import { docsOf } from '../fields';
import { pascal } from '../names';

/** A JSON Schema, as a document has it. */
export type Shape = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is v.GenericSchema =>
  (value as { kind?: unknown } | null)?.kind === 'schema';

const nameInDocument = (exported: string): string =>
  pascal(exported.replace(/Schema$/, '')).replace(/^./, (first) => first.toUpperCase());

/** The exported schemas of src/api, each with its name there. */
export const namedSchemas: readonly (readonly [exported: string, schema: v.GenericSchema])[] = [
  ...[primitives, cards, cart, customer, navigation, search].flatMap((module) =>
    Object.entries(module).filter(
      // Only in blocks are values required.
      (entry): entry is [string, v.GenericSchema] =>
        isSchema(entry[1]) && !docsOf(entry[1]).required,
    ),
  ),
];

const names = new Map(
  namedSchemas.map(([exported, schema]) => [schema, nameInDocument(exported)] as const),
);

/** The parts of src/api's schemas that we read here. */
interface Known {
  readonly type: string;
  readonly pipe?: readonly (v.GenericSchema | { readonly kind: string })[];
  readonly wrapped?: v.GenericSchema;
  readonly item?: v.GenericSchema;
  readonly value?: v.GenericSchema;
  readonly options?: readonly v.GenericSchema[];
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly default?: unknown;
}

const known = (schema: v.GenericSchema): Known => schema as unknown as Known;

/** The shape of a schema, with references to named schemas. */
export function shapeOf(schema: v.GenericSchema): Shape {
  const name = names.get(schema);
  return name ? { $ref: `#/components/schemas/${name}` } : spelledOut(schema);
}

/**
 * The part of an answer that the client reads and accepts: fields that it allows to be absent are
 * not required [API-04]. For a pipe that is its first schema, except that a record of anything has
 * the shape at the end of its pipe.
 */
export function spelledOut(schema: v.GenericSchema): Shape {
  const { type, pipe: [first, ...steps] = [] } = known(schema);
  if (!isSchema(first)) return plainShape(schema);
  const { description } = docsOf(schema);
  const last = steps.at(-1);
  const shape = shapeOf(type === 'record' && isSchema(last) ? last : first);
  return { ...shape, ...(description && { description }) };
}

function plainShape(schema: v.GenericSchema): Shape {
  const { type, wrapped, item, value, options, entries, default: fallback } = known(schema);
  if (type === 'array' && item) return { type, items: shapeOf(item) };
  if (type === 'optional' && wrapped) return shapeOf(wrapped);
  if (type === 'nullish' && wrapped) {
    const hasDefault = typeof fallback !== 'function' && fallback != null;
    return {
      ...oneOf([shapeOf(wrapped), { type: 'null' }]),
      ...(hasDefault && { default: fallback }),
    };
  }
  if (options) return oneOf(options.map(shapeOf));
  if (type === 'record' && value) return { type: 'object', additionalProperties: shapeOf(value) };
  if (entries) return objectShape(entries);
  if (['string', 'number', 'boolean'].includes(type)) return { type };
  throw new Error(`scripts/describe/openapi cannot show a schema of type ${type}: teach it`);
}

/** Alternatives; a list or null, or only types, become a list of types: `["string", "null"]`. */
function oneOf(shapes: readonly Shape[]): Shape {
  const [first, last] = shapes;
  if (first?.type === 'array' && last?.type === 'null')
    return { ...first, type: ['array', 'null'] };
  const isPlain = shapes.every((one) => Object.keys(one).join() === 'type');
  return isPlain ? { type: shapes.flatMap(({ type }) => type) } : { anyOf: shapes };
}

function objectShape(entries: Readonly<Record<string, v.GenericSchema>>): Shape {
  const fields = Object.entries(entries).filter(([, schema]) => !docsOf(schema).own);
  const required = fields.filter(([, schema]) => !/^(nullish|optional)$/.test(known(schema).type));
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, schema]) => [name, shapeOf(schema)])),
    ...(required.length > 0 && { required: required.map(([name]) => name) }),
  };
}

/** The referenced shapes, by name, each with its description in src/api. */
export const namedShapes = (said: (exported: string) => string): Readonly<Record<string, Shape>> =>
  Object.fromEntries(
    namedSchemas.map(([exported, schema]) => [
      nameInDocument(exported),
      { description: said(exported), ...spelledOut(schema) },
    ]),
  );
