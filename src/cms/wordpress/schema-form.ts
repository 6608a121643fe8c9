import type { Shape } from '../shape';
import { Control } from './controls';
import { ListField } from './list-field';
import { chosen, isNothing, typeOf, type Values } from './values';
import { components, h } from './wp';

interface FieldProps {
  readonly schema: Shape;
  readonly name: string;
  readonly value: unknown;
  readonly isRequired?: boolean | undefined;
  onChange(value: unknown, alt?: string): void;
}

/** One control, or the controls of a list or an object. */
function Field({ schema, name, value, isRequired, onChange }: FieldProps): unknown {
  const label = `${schema.title ?? name}${isRequired ? ' *' : ''}`;
  const type = typeOf(schema);
  if (type === 'array') return h(ListField, { schema, label, value, draw: drawEntry, onChange });
  if (type === 'object')
    return h(
      components.BaseControl,
      { label, help: schema.description, __nextHasNoMarginBottom: true },
      drawObject(schema, value, onChange),
    );
  return h(Control, { schema, label, value, onChange });
}

interface FieldsProps {
  readonly schema: Shape;
  readonly values: Values;
  /** Which of them; without it all. */
  isAsked?(property: Shape): boolean;
  /** Takes the values that changed; what was emptied is nothing. */
  onChange(changed: Values): void;
}

/** The controls of an object or of a widget, in the order of its schema. */
export const Fields = ({ schema, values, isAsked, onChange }: FieldsProps): unknown =>
  Object.entries(schema.properties ?? {})
    .filter(([, property]) => isAsked?.(property) ?? true)
    .map(([name, property]) =>
      h(Field, {
        key: name,
        schema: property,
        name,
        value: values[name],
        isRequired: schema.required?.includes(name),
        onChange: (value: unknown, alt?: string) =>
          onChange(chosen(schema, values, name, { value, alt })),
      }),
    );

/** The controls of an object; what is emptied is left out. */
function drawObject(schema: Shape, value: unknown, onChange: (next: Values) => void): unknown {
  const values = (value ?? {}) as Values;
  return h(Fields, {
    schema,
    values,
    onChange: (changed: Values) =>
      onChange(
        Object.fromEntries(
          Object.entries({ ...values, ...changed }).filter(([, one]) => !isNothing(one)),
        ),
      ),
  });
}

const drawEntry = (
  schema: Shape,
  label: string,
  entry: unknown,
  put: (next: unknown) => void,
): unknown =>
  typeOf(schema) === 'object'
    ? drawObject(schema, entry, put)
    : h(Field, { schema: { ...schema, title: label }, name: label, value: entry, onChange: put });
