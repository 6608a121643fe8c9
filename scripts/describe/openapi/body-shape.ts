import { type AnyForm, placesOf } from '../../../src/core/form/define-form';
import { type AnyField, fieldsOf } from '../calls/sample-values';

/** A JSON Schema, as far as we write one for a request. */
export interface BodyShape {
  readonly type: string;
  readonly properties?: Readonly<Record<string, BodyShape>>;
  readonly required?: readonly string[];
  readonly items?: BodyShape;
  readonly [rule: string]: unknown;
}

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Number.isInteger(value) ? 'integer' : typeof value;

/** The shape of a request that the client always sends alike, from one sample. */
export function shapeOfSample(value: unknown): BodyShape {
  if (Array.isArray(value)) return { type: 'array', items: shapeOfSample(value[0]) };
  if (typeof value !== 'object' || value === null) return { type: typeOf(value) };
  const entries = Object.entries(value);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, one]) => [name, shapeOfSample(one)])),
    required: entries.map(([name]) => name),
  };
}

/** When a text is empty, if its form allows this. */
function emptyText({ required = false }: AnyField): string {
  if (typeof required === 'function') return 'Empty where the form does not ask for it.';
  return required ? '' : 'Empty where nothing was given.';
}

/** The rules in a field's declaration for its part in the request, beside its type. */
function rulesOf(field: AnyField): Readonly<Record<string, unknown>> {
  const isFilled = field.required === true;
  if (field.kind === 'files')
    return { maxItems: field.max, description: `Files of the types ${field.types?.join(', ')}.` };
  if (field.kind === 'checkboxes') return isFilled ? { minItems: 1 } : {};
  if (field.kind === 'stars') return { minimum: 1, maximum: 5 };
  if (field.kind === 'radio' || field.kind === 'select') return choices(field.choices, isFilled);
  if (field.kind === 'date')
    return { description: `Midnight UTC as an ISO date and time${isFilled ? '' : ', or empty'}.` };
  if (field.kind === 'checkbox' || field.kind === 'product' || field.kind === 'hidden') return {};
  const description = emptyText(field);
  return {
    ...(description && { description }),
    ...(isFilled && { minLength: 1 }),
    ...(field.maxLength && { maxLength: field.maxLength }),
    ...(field.kind === 'email' && isFilled && { format: 'email' }),
  };
}

/** One of its options; also '' if none need be chosen, and any value if only a page knows them. */
function choices(options: Readonly<Record<string, string>> = {}, isFilled = false) {
  const known = Object.keys(options);
  return known.length > 0 ? { enum: isFilled ? known : [...known, ''] } : {};
}

/** The same shape with rules at a place: `Data.Email`. A name may contain dots. */
function ruled(
  shape: BodyShape,
  place: string,
  rules: Readonly<Record<string, unknown>>,
): BodyShape {
  const { properties = {} } = shape;
  const own = properties[place];
  if (own) {
    // Parts that are sent as a boolean, or as a number, have no length and no options.
    const fits = own.type === 'string' || own.type === 'array' || 'minimum' in rules;
    return { ...shape, properties: { ...properties, [place]: fits ? { ...own, ...rules } : own } };
  }
  const [head = '', ...rest] = place.split('.');
  const inner = properties[head];
  if (!inner) return shape;
  return {
    ...shape,
    properties: { ...properties, [head]: ruled(inner, rest.join('.'), rules) },
  };
}

/** A form's request: the shape of a sent one, with the rules that its fields declare. */
export const shapeOfForm = (form: AnyForm, sent: unknown): BodyShape =>
  fieldsOf(form).reduce(
    (shape, [name, field]) =>
      placesOf(form, name, field).reduce((at, place) => ruled(at, place, rulesOf(field)), shape),
    shapeOfSample(sent),
  );
