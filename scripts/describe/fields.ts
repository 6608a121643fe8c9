import * as v from 'valibot';
import type { FieldDocs, Holds } from '../../src/api/field';

/** A field of an item, of an object or of an event's detail, in the form for documentation. */
export interface Field {
  readonly name: string;
  /** A TypeScript type. */
  readonly type: string;
  readonly required: boolean;
  /** Whether the schema accepts its absence. */
  readonly mayBeAbsent: boolean;
  /** The default value; '' without one. */
  readonly fallback: string;
  readonly description: string;
  readonly example: string;
  /** What its text holds, or what its id refers to. */
  readonly holds?: Holds | undefined;
  /** The known values; none if any will do or its type names them. */
  readonly values: readonly string[];
  /** The fields of its value, if that is an object or a list of objects. */
  readonly fields: readonly Field[];
}

/** The parts of this project's schemas that we read here. */
interface Known {
  readonly type: string;
  readonly wrapped?: v.GenericSchema;
  readonly item?: v.GenericSchema;
  readonly value?: v.GenericSchema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly entries?: v.ObjectEntries;
  readonly default?: unknown;
}

export const known = (schema: v.GenericSchema): Known => schema as unknown as Known;

/** The documentation that `field` adds to a schema. */
export const docsOf = (schema: v.GenericSchema): FieldDocs => v.getMetadata(schema) as FieldDocs;
const optional = new Set(['optional', 'nullish', 'exact_optional', 'undefinedable', 'nullishable']);

/** Whether a value may be absent by its schema. */
export const isOptional = (schema: v.GenericSchema): boolean => optional.has(known(schema).type);

/** The schema without its optional wrapper. */
export const coreOf = (schema: v.GenericSchema): v.GenericSchema => {
  const { wrapped } = known(schema);
  return isOptional(schema) && wrapped ? coreOf(wrapped) : schema;
};

/** The schema of a list's entries; undefined if it is no list. */
export const itemOf = (schema: v.GenericSchema): v.GenericSchema | undefined => {
  const inner = coreOf(schema);
  if (inner !== schema) return itemOf(inner);
  return known(inner).type === 'array' ? known(inner).item : undefined;
};

const quoted = (value: unknown): string =>
  typeof value === 'string' ? `'${value}'` : String(value);
const listOf = (type: string): string =>
  `readonly ${/[ |]/.test(type) && !type.startsWith('{') ? `(${type})` : type}[]`;

/** The type of a schema's input, as TypeScript writes it. */
export function typeText(schema: v.GenericSchema): string {
  const item = itemOf(schema);
  if (item) return listOf(typeText(item));
  const inner = coreOf(schema);
  if (inner !== schema) return typeText(inner);
  const { type, wrapped, options = [], literal, value } = known(schema);
  if (type === 'nullable' && wrapped) return `${typeText(wrapped)} | null`;
  if (type === 'picklist') return options.map(quoted).join(' | ');
  if (type === 'literal') return quoted(literal);
  if (type === 'union')
    return [...new Set(options.map((one) => typeText(one as v.GenericSchema)))].join(' | ');
  if (type === 'record' && value) return `Readonly<Record<string, ${typeText(value)}>>`;
  const fields = fieldsOf(schema);
  if (fields.length > 0) return objectText(fields);
  if (['string', 'number', 'boolean', 'unknown', 'null'].includes(type)) return type;
  throw new Error(`scripts/describe/fields.ts cannot show a schema of type ${type}: teach it`);
}

/** Fields as a TypeScript object type in one line. */
export const objectText = (fields: readonly Field[]): string =>
  `{ ${fields.map(({ name, type, required }) => `${name}${required ? '' : '?'}: ${type}`).join('; ')} }`;

/** The fields of an object, or of the entries of a list; none for anything else. */
export function fieldsOf(schema: v.GenericSchema): readonly Field[] {
  const item = itemOf(schema);
  if (item) return fieldsOf(item);
  return fieldsOfEntries(known(coreOf(schema)).entries ?? {});
}

/** The fields of an object's or an event detail's entries, except the page's own. */
export const fieldsOfEntries = (entries: v.ObjectEntries): readonly Field[] =>
  Object.entries(entries).flatMap(([name, entry]) => {
    const schema = entry as v.GenericSchema;
    if (docsOf(schema).own) return [];
    const { default: fallback } = known(schema);
    const { description = '', example = '', values = [], ...docs } = docsOf(schema);
    return {
      name,
      type: typeText(schema),
      required: docs.required ?? !isOptional(schema),
      mayBeAbsent: v.safeParse(schema, undefined).success,
      fallback: typeof fallback === 'function' || !fallback ? (values[0] ?? '') : String(fallback),
      description,
      example,
      values,
      holds: docs.holds,
      fields: fieldsOf(schema),
    };
  });

/** Fields with their inner fields, named by their path: `links[].label`. */
export const flatFields = (fields: readonly Field[], before = ''): readonly Field[] =>
  fields.flatMap((field) => {
    const name = before + field.name;
    const inside = field.type.startsWith('readonly ') ? `${name}[].` : `${name}.`;
    return [{ ...field, name }, ...flatFields(field.fields, inside)];
  });
