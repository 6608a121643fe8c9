import { isIdKind } from '../../src/catalogue/id-kinds';
import type { Shape } from '../../src/cms/shape';
import { commonKinds, type Kinds } from '../../src/help/slips';

/** Names of fields with an address for a link. */
const leads = /(^|[a-z])(link|url)$/i;

const numbers: readonly unknown[] = ['number', 'integer', 'null'];

/** The kind of a value, by its name and its shape; undefined if any text is valid. */
function kindOf(name: string, shape: Shape): Kinds[string] | undefined {
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

const kindsBelow = (
  properties: Readonly<Record<string, Shape>>,
  before: string,
): (readonly [string, Kinds[string]])[] =>
  Object.entries(properties).flatMap(([name, shape]) => {
    const path = before + name;
    const kind = kindOf(name, shape);
    const inside = shape.items?.properties ?? shape.properties ?? {};
    return [...(kind ? [[path, kind] as const] : []), ...kindsBelow(inside, `${path}.`)];
  });

/** The kinds of a widget's values, from its JSON Schema, to find typing errors. */
export const kindsIn = (properties: Readonly<Record<string, Shape>>): Kinds => ({
  ...Object.fromEntries(kindsBelow(properties, '')),
  ...commonKinds,
});
