import type { Shape } from '../shape';
import { type FieldText, sayField } from './wp';

/** A field with its texts in the language of whoever edits, and all that is in it. */
function field(shape: Shape, widget: string): Shape {
  const word = (kind: FieldText, text: string) => sayField(kind, text, widget);
  const { title, description, enum: values, items, properties } = shape;
  const choices = values?.map((one) => word('options', String(one)));
  return {
    ...shape,
    ...(title && { title: word('labels', title) }),
    ...(description && { description: word('descriptions', description) }),
    ...(choices && { 'x-atria': { ...shape['x-atria'], choices } }),
    ...(items && { items: field(items, widget) }),
    ...(properties && { properties: fields(properties, widget) }),
  };
}

const fields = (properties: Readonly<Record<string, Shape>>, widget: string) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, field(property, widget)]),
  );

/**
 * A widget's schema with its texts in the language of whoever edits, as far as they are translated;
 * names and values stay as they stand in the tag.
 */
export function inWords(schema: Shape): Shape {
  const widget = schema['x-atria']?.tag?.replace('atria-', '') ?? '';
  return {
    ...schema,
    title: sayField('titles', schema.title ?? '', widget),
    properties: fields(schema.properties ?? {}, widget),
  };
}
