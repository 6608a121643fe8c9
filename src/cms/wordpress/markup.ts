import { isNothing, type Schema, typeOf, type Values } from './schema';

/** What a block keeps: the texts of its tag's attributes, and the JSON child as `data`. */
export type BlockAttributes = Readonly<Record<string, string | undefined>>;

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
};
const escaped = (text: string): string => text.replace(/[&"<>]/g, (mark) => marks[mark] ?? mark);

/** What WordPress would make HTML of inside the JSON stands as an escape there. */
const jsonOf = (values: Values): string =>
  JSON.stringify(values).replace(/[<>&]/g, (mark) => `\\u00${mark.charCodeAt(0).toString(16)}`);

function parsed(data: unknown): Values {
  try {
    return JSON.parse(`${data || '{}'}`) as Values;
  } catch {
    return {};
  }
}

function fromText(schema: Schema, text: string): unknown {
  const type = typeOf(schema);
  if (type === 'boolean') return text !== 'false';
  return ['integer', 'number'].includes(type) && text !== '' ? Number(text) : text;
}

/** A flag is there or not; one that is on by itself has to be told off. */
function toText(schema: Schema, value: unknown): string | undefined {
  if (typeof value !== 'boolean') return isNothing(value) ? undefined : `${value}`;
  if (value === Boolean(schema.default)) return undefined;
  return value ? '' : 'false';
}

/** The values of a widget from what its block keeps. */
export function valuesOf(schema: Schema, attributes: BlockAttributes): Values {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const text = attributes[name];
    return property['x-atria']?.attribute && text !== undefined
      ? [[name, fromText(property, text)]]
      : [];
  });
  return { ...parsed(attributes.data), ...Object.fromEntries(own) };
}

/** What a block keeps of one changed value. */
export function changed(
  schema: Schema,
  attributes: BlockAttributes,
  name: string,
  value: unknown,
): BlockAttributes {
  const property = schema.properties?.[name] ?? {};
  if (property['x-atria']?.attribute) return { [name]: toText(property, value) };
  const data: Record<string, unknown> = { ...parsed(attributes.data), [name]: value };
  if (isNothing(value)) delete data[name];
  return { data: Object.keys(data).length > 0 ? jsonOf(data) : undefined };
}

/** The tag as it stands in the page, with nothing of WordPress in it. */
export function markupOf(schema: Schema, attributes: BlockAttributes): string {
  const tag = schema['x-atria']?.tag;
  const texts = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const attribute = property['x-atria']?.attribute;
    const text = attributes[name];
    return attribute && text !== undefined ? ` ${attribute}="${escaped(text)}"` : '';
  });
  const { data } = attributes;
  const child = data ? `<script type="application/json">${data}</script>` : '';
  return `<${tag}${texts.join('')}>${child}</${tag}>`;
}
