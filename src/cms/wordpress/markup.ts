import type { Shape } from '../shape';
import { isNothing, typeOf, type Values } from './values';
import type { BlockAttributes } from './wp';

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

function fromText(schema: Shape, text: string): unknown {
  const type = typeOf(schema);
  if (type === 'boolean') return text !== 'false';
  return ['integer', 'number'].includes(type) && text !== '' ? Number(text) : text;
}

/** A flag is there or not; one that is on by itself has to be told off. */
function toText(schema: Shape, value: unknown): string | undefined {
  if (typeof value !== 'boolean') return isNothing(value) ? undefined : `${value}`;
  if (value === Boolean(schema.default)) return undefined;
  return value ? '' : 'false';
}

/** The values of a widget from what its block keeps. */
export function valuesOf(schema: Shape, attributes: BlockAttributes): Values {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const text = attributes[name];
    return property['x-atria']?.attribute && text !== undefined
      ? [[name, fromText(property, text)]]
      : [];
  });
  return { ...parsed(attributes.data), ...Object.fromEntries(own) };
}

/** What a block keeps of changed values. */
export function changed(
  { properties = {} }: Shape,
  attributes: BlockAttributes,
  values: Values,
): BlockAttributes {
  const kept: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(values)) {
    const property = properties[name] ?? {};
    if (property['x-atria']?.attribute) kept[name] = toText(property, value);
    else {
      const data: Record<string, unknown> = {
        ...parsed('data' in kept ? kept.data : attributes.data),
        [name]: value,
      };
      if (isNothing(value)) delete data[name];
      kept.data = Object.keys(data).length > 0 ? jsonOf(data) : undefined;
    }
  }
  return kept;
}

/** The tag as it stands in the page, with nothing of WordPress in it. */
export function markupOf(schema: Shape, attributes: BlockAttributes): string {
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
