import { isIdKind } from '../../src/catalogue/id-kinds';
import type { Shape } from '../../src/cms/shape';
import type { Contract } from '../../src/core/element/contract';
import { commonFields, type Field, type Fields } from '../../src/help/fields';
import { jsonSchema } from './json-schema';

/** Names of fields with an address for a link. */
const leads = /(^|[a-z])(link|url)$/i;

const numbers: readonly unknown[] = ['number', 'integer', 'null'];

/** The kind of a value, by its name and its shape; undefined if any text is valid. */
function kindOf(name: string, shape: Shape): Field['kind'] {
  const { type, format, examples = [], items, enum: values } = shape;
  const holds = shape['x-atria']?.holds ?? items?.['x-atria']?.holds;
  if (holds === 'picture' || holds === 'alt' || holds === 'date') return holds;
  if (isIdKind(holds) && holds !== 'content') return holds;
  if (values) return 'choice';
  const types = [type].flat();
  if (types.every((one) => numbers.includes(one)))
    return types.includes('integer') ? 'integer' : 'number';
  if (holds === 'html' || holds === 'lines') return undefined;
  if (examples.length > 1) return examples.map(String);
  return format === 'uri-reference' || (types.includes('string') && leads.test(name))
    ? 'link'
    : undefined;
}

function fieldsIn({ properties = {}, required = [] }: Shape): Fields {
  const fields = Object.entries(properties).map(([name, shape]): [string, Field] => {
    const kind = kindOf(name, shape);
    // A widget itself reports the attributes that are none of their choices.
    const isAttribute = shape['x-atria']?.kind !== undefined;
    const values = isAttribute ? undefined : shape.enum?.map(String).filter(Boolean);
    const inside = fieldsIn(shape.items ?? shape);
    return [
      name,
      {
        ...(kind && { kind }),
        ...(values && { values }),
        ...(required.includes(name) && { isRequired: true }),
        ...(Object.keys(inside).length > 0 && { fields: inside }),
      },
    ];
  });
  return Object.fromEntries(fields);
}

/** The fields of a widget, with those of every widget, as edit mode knows them. */
export const knownFields = (contract: Contract): Fields => ({
  ...fieldsIn(jsonSchema(contract)),
  ...commonFields,
});
