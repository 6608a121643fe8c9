import type { IdOf } from '../../src/api/field';
import { isIdKind } from '../../src/catalogue/id-kinds';
import { commonAttributes } from '../../src/core/element/common.attributes';
import { commonEvents } from '../../src/core/element/common.events';
import type { WidgetEvents } from '../../src/core/element/contract';
import { baseTokens } from '../../src/core/style/tokens';
import { type AttributeRow, attributeRows } from '../describe/attribute-rows';
import type { DescribedContract } from '../describe/described-contracts';
import { eventRows } from '../describe/event-rows';
import type { Field } from '../describe/fields';

/** The part of an item's or event detail's field on which a page depends. */
export interface FieldSurface {
  readonly type: string;
  readonly required?: true;
  /** What its id refers to, for forms that offer names. */
  readonly idOf?: IdOf;
  readonly fields?: Fields;
}
export type Fields = Readonly<Record<string, FieldSurface>>;

export interface AttributeSurface extends FieldSurface {
  readonly default?: string;
  /** The smallest and the largest allowed number. */
  readonly min?: number;
  readonly max?: number;
  readonly deprecated?: string;
}

export interface EventSurface {
  readonly cancelable?: true;
  readonly fields?: Fields;
  readonly deprecated?: string;
}

export interface TagSurface {
  readonly attributes: Readonly<Record<string, AttributeSurface>>;
  readonly events: Readonly<Record<string, EventSurface>>;
  readonly slots: readonly string[];
  /** The calls that a back end must answer. */
  readonly calls: readonly string[];
}

/** The promises of a release to pages, as in `contracts.json`. */
export interface Surface {
  readonly version: string;
  /** By tag; `*` is for all tags. */
  readonly tags: Readonly<Record<string, TagSurface>>;
  readonly cssProperties: readonly string[];
}

/** Fields with their type; an object has fields instead. */
const fieldsOf = (fields: readonly Field[]): { fields?: Fields } =>
  fields.length === 0
    ? {}
    : {
        fields: Object.fromEntries(
          fields.map(({ name, type, required, holds, fields: inner }) => [
            name,
            {
              type: inner.length > 0 ? kindOf(type) : type,
              ...(required && { required }),
              ...idOf({ holds }),
              ...fieldsOf(inner),
            },
          ]),
        ),
      };

const kindOf = (type: string): string => (type.startsWith('readonly ') ? 'list' : 'object');

const attributeSurface = (row: AttributeRow): AttributeSurface => ({
  type: row.fields.length > 0 ? kindOf(row.type) : row.type,
  ...(row.fallback && { default: row.fallback }),
  ...(row.required && { required: true }),
  ...idOf(row),
  ...(row.min !== undefined && { min: row.min }),
  ...(row.max !== undefined && { max: row.max }),
  ...(row.deprecated && { deprecated: row.deprecated }),
  ...fieldsOf(row.fields),
});

const idOf = ({ holds }: Pick<Field, 'holds'>): { idOf?: IdOf } =>
  isIdKind(holds) ? { idOf: holds } : {};

const attributesOf = (rows: readonly AttributeRow[]) =>
  Object.fromEntries(rows.map((row) => [row.name, attributeSurface(row)]));

const eventsOf = (events: WidgetEvents): TagSurface['events'] =>
  Object.fromEntries(
    eventRows(events).map(({ name, cancelable, fields, deprecated }) => [
      name,
      { ...(cancelable && { cancelable }), ...(deprecated && { deprecated }), ...fieldsOf(fields) },
    ]),
  );

/** The promises in the contracts of a release. */
export function surfaceOf(contracts: readonly DescribedContract[], version: string): Surface {
  const common = { name: '*', attributes: commonAttributes, events: commonEvents, calls: [] };
  const tagOf = (contract: DescribedContract): TagSurface => ({
    attributes: attributesOf(attributeRows(contract, false)),
    events: eventsOf(contract.events),
    slots: Object.keys(contract.slots ?? {}),
    calls: contract.calls,
  });
  return {
    version,
    tags: Object.fromEntries([
      ['*', tagOf(common)],
      ...contracts.map((contract) => [`atria-${contract.name}`, tagOf(contract)]),
    ]),
    cssProperties: Object.keys(baseTokens).map((name) => `--atria-${name}`),
  };
}

/** One line per tag, so that a diff shows the changes between two releases, too. */
export const surfaceText = ({ version, tags, cssProperties }: Surface): string =>
  `{
"version": ${JSON.stringify(version)},
"tags": {
${Object.entries(tags)
  .map(([tag, one]) => `${JSON.stringify(tag)}: ${JSON.stringify(one)}`)
  .join(',\n')}
},
"cssProperties": ${JSON.stringify(cssProperties)}
}
`;
