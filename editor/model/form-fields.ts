import { type AttributeRow, attributeRows } from '../../scripts/describe/attribute-rows';
import type { Field } from '../../scripts/describe/fields';
import { commonAttributes } from '../../src/core/element/common.attributes';
import type { Contract } from '../../src/core/element/contract';
import type { Example } from '../../src/core/element/examples';

/** How a value is asked for. */
export type Control = 'text' | 'long' | 'date' | 'number' | 'flag' | 'choice' | 'list' | 'object';

/** A question of the form: an attribute, a field of a list's entry, or one of an object. */
export interface FormField {
  /** The camelCase name; '' for the entries of a list of plain values. */
  readonly name: string;
  readonly label: string;
  readonly description: string;
  readonly example: string;
  readonly control: Control;
  readonly required: boolean;
  /** What holds without a value, in words. */
  readonly fallback: string;
  readonly options: readonly string[];
  /** What an object, or an entry of a list, is made of. */
  readonly fields: readonly FormField[];
  /** Asked at once; the others are folded away. */
  readonly isMain: boolean;
}

/** `rowsToDisplay` or `card-grid` as people write it: `Rows to display`, `Card grid`. */
export function plainWords(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The types of `scripts/describe/fields.ts` that say what may be given, by the control. */
function controlOf({ type, values, fields, example, name }: Field): Control {
  if (type.startsWith('readonly ')) return 'list';
  if (fields.length > 0) return 'object';
  if (values.length > 0 || type.startsWith("'")) return 'choice';
  if (/\bboolean\b/.test(type)) return 'flag';
  if (type.startsWith('number')) return 'number';
  return textControl(name, example);
}

/** Days are chosen, texts that can be long have room. */
function textControl(name: string, example: string): Control {
  if (/^\d{4}-\d\d-\d\d$/.test(example)) return 'date';
  return /(^|[a-z])(text|content|info)$/i.test(name) || example.length > 60 ? 'long' : 'text';
}

const optionsOf = ({ type, values }: Field): readonly string[] =>
  values.length > 0 ? values : [...type.matchAll(/'([^']*)'/g)].map(([, one = '']) => one);

/** What the examples of a widget give, by path: `cards.header`. */
function givenPaths(examples: readonly Example[]): ReadonlySet<string> {
  const paths = new Set<string>();
  const walk = (value: unknown, path: string): void => {
    if (value === undefined || value === null || value === '' || value === false) return;
    if (path) paths.add(path);
    if (Array.isArray(value)) for (const entry of value) walk(entry, path);
    else if (typeof value === 'object')
      for (const [name, inner] of Object.entries(value))
        walk(inner, path ? `${path}.${name}` : name);
  };
  for (const { attributes, state } of examples) if (!state) walk(attributes, '');
  return paths;
}

const nested = (
  fields: readonly Field[],
  given: ReadonlySet<string>,
  before: string,
): FormField[] => {
  const made = fields.map((field) => ({
    name: field.name,
    label: plainWords(field.name),
    description: field.description,
    example: field.example,
    control: controlOf(field),
    required: field.required,
    fallback: field.fallback,
    options: optionsOf(field),
    fields: nested(field.fields, given, `${before}.${field.name}`),
    isMain: field.required || given.has(`${before}.${field.name}`),
  }));
  // Of what no example shows all is asked at once.
  return made.some(({ isMain }) => isMain) ? made : made.map((one) => ({ ...one, isMain: true }));
};

/** The questions of a widget's form, those of every tag last. */
export function formFields(contract: Contract, examples: readonly Example[]): FormField[] {
  const given = givenPaths(examples);
  return attributeRows(contract).map((row) => {
    const isList = row.kind === 'json' && row.type.startsWith('readonly ');
    const controls: Readonly<Record<AttributeRow['kind'], Control>> = {
      ...{ text: textControl(row.property, row.example), url: 'text', integer: 'number' },
      ...{ number: 'number', flag: 'flag', choice: 'choice', json: isList ? 'list' : 'object' },
    };
    const isOwn = !(row.property in commonAttributes) || row.property in contract.attributes;
    return {
      name: row.property,
      label: plainWords(row.property),
      description: row.description,
      example: row.example,
      control: controls[row.kind],
      required: row.required,
      fallback: row.fallback,
      options: row.options ?? [],
      fields: nested(row.fields, given, row.property),
      isMain: isOwn && (row.required || row.kind === 'json' || given.has(row.property)),
    };
  });
}

/** A list whose entries are texts and not objects. */
export const isPlainList = ({ control, fields }: FormField): boolean =>
  control === 'list' && fields.length === 0;
