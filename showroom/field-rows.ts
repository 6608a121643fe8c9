/** A JSON Schema, as far as the document has it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** A field of a request or an answer, in the form for a table. */
export interface FieldRow {
  /** `hits[].title`; of a map `{name}.title`. */
  readonly place: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
}

/** The schemas that others refer to, by name. */
export type Named = Readonly<Record<string, Schema>>;

const nameOf = ({ $ref = '' }: Schema): string => $ref.split('/').at(-1) ?? '';

const resolved = (schema: Schema, named: Named): Schema => named[nameOf(schema)] ?? schema;

/** Kinds of values with a name in the document, as the tables name them. */
const kinds: Readonly<Record<string, string>> = {
  Count: 'number',
  MaybeNumber: 'number or null',
  Yes: 'boolean',
};
export const kindText = (name: string): string => kinds[name] ?? name.toLowerCase();

/** The name of a plain value's type: that in the document if it has one. */
function typeText(schema: Schema, named: Named): string {
  const { type = '', items, properties, anyOf, additionalProperties } = resolved(schema, named);
  if (items) return `list of ${typeText(items, named)}`;
  if (properties) return 'object';
  if (additionalProperties) return 'object by name';
  const name = nameOf(schema);
  if (name) return kindText(name);
  if (anyOf) return [...new Set(anyOf.map((one) => typeText(one, named)))].join(' or ');
  return [type].flat().join(' or ');
}

/** Its rules beside its description. */
function rulesText({ enum: options, minLength, maxLength }: Schema): string {
  return [
    options && `One of ${options.map((one) => `\`${one}\``).join(', ')}.`,
    minLength && 'It is not empty.',
    maxLength && `At most ${maxLength} characters.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The fields of a schema with their inner fields, each after its container. */
export function fieldRows(given: Schema, named: Named, place = ''): readonly FieldRow[] {
  const schema = resolved(given, named);
  const { properties = {}, required = [], items, additionalProperties, anyOf = [] } = schema;
  const own = Object.entries(properties).flatMap(([name, field]) => {
    const at = place ? `${place}.${name}` : name;
    const row = {
      place: at,
      type: typeText(field, named),
      isRequired: required.includes(name),
      description: [field.description, rulesText(field)].filter(Boolean).join(' '),
    };
    return [row, ...fieldRows(field, named, at)];
  });
  return [
    ...own,
    ...(items ? fieldRows(items, named, `${place}[]`) : []),
    ...(additionalProperties ? fieldRows(additionalProperties, named, `${place}{name}`) : []),
    ...anyOf.flatMap((one) => fieldRows(one, named, place)),
  ];
}
